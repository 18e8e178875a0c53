import type { BlockOf, BlockType } from '#shared/pages/blocks/blocks.ts'
import type { ProductCardModel } from '../products/product-card-model.ts'
import type { FormModel } from './form/model.ts'

/** A list of products with the products that the server found for it. */
export interface ProductListModel extends Pick<BlockOf<'product-list'>, 'id' | 'type' | 'title'> {
  readonly cards: readonly ProductCardModel[]
  /** The address of the whole store or category; null when it is not to be seen. */
  readonly moreHref: string | null
}

export type TextModel = BlockOf<'text'>
export type ImageModel = BlockOf<'image'>
export type ButtonModel = BlockOf<'button'>
export type QuoteModel = BlockOf<'quote'>

/** Kinds that are drawn from more than their data. */
interface OwnModels {
  readonly 'product-list': ProductListModel
  readonly form: FormModel
}

/** A block as it is drawn. */
export type BlockModel = {
  [Type in BlockType]: Type extends keyof OwnModels ? OwnModels[Type] : BlockOf<Type>
}[BlockType]
