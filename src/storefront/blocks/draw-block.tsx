import { blockTypeOf } from '#shared/pages/schema.ts'
import { ButtonBlock } from './button/block.tsx'
import { FormBlock } from './form/block.tsx'
import { ImageBlock } from './image/block.tsx'
import type { BlockModel } from './model.ts'
import { ProductListBlock } from './product-list/block.tsx'
import { TextBlock } from './text/block.tsx'

interface Props {
  readonly block: BlockModel
  readonly sizes?: string
  readonly isFirst?: boolean
}

/** Renders one block inside the element that styles of sites select: class `sqs-block` and the block's number. */
export function DrawnBlock({ block, ...picture }: Props) {
  return (
    <div className={`sqs-block block-${block.type}`} id={`block-${block.id}`} data-block-type={blockTypeOf[block.type]}>
      {block.type === 'text' && <TextBlock block={block} />}
      {block.type === 'image' && <ImageBlock block={block} {...picture} />}
      {block.type === 'button' && <ButtonBlock block={block} />}
      {block.type === 'product-list' && <ProductListBlock block={block} />}
      {block.type === 'form' && <FormBlock block={block} />}
    </div>
  )
}
