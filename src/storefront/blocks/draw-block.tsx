import { numberOfBlock } from '#shared/pages/blocks/blocks.ts'
import { type DrawnWith, drawingOf } from './drawings.ts'
import type { BlockModel } from './model.ts'

/** Draws one block in the frame that styles of the site know it by: class `sqs-block` and the number of its kind. */
export function DrawnBlock({ block, ...layout }: { readonly block: BlockModel } & DrawnWith) {
  const { Block } = drawingOf(block.type)
  return (
    <div
      className={`sqs-block block-${block.type}`}
      id={`block-${block.id}`}
      data-block-type={numberOfBlock(block) ?? undefined}
    >
      <Block block={block} {...layout} />
    </div>
  )
}
