import { numberOfBlock, variantOfBlock } from '#shared/pages/blocks/blocks.ts'
import { type DrawnWith, drawingOf } from './drawings.ts'
import type { BlockModel } from './model.ts'

interface Props extends DrawnWith {
  readonly block: BlockModel
  /** Whether it reaches from one edge of the window to the other. */
  readonly isEdgeToEdge?: boolean
  /** Whether it is as large as its area. */
  readonly isFilling?: boolean
}

/** Draws one block in the frame that styles of the site know it by: class `sqs-block` and the number of its kind. */
export function DrawnBlock({ block, isEdgeToEdge = false, isFilling = false, ...layout }: Props) {
  const { Block } = drawingOf(block.type)
  const classes = ['sqs-block', `block-${block.type}`, isEdgeToEdge && 'is-edge', isFilling && 'is-filling']
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      id={`block-${block.id}`}
      data-block-type={numberOfBlock(block.type) ?? undefined}
      data-block-variant={('design' in block && variantOfBlock(block.type, block.design)) || undefined}
    >
      <Block block={block} {...layout} />
    </div>
  )
}
