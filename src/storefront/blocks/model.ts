import type { Block } from '#shared/pages/schema.ts'
import type { ProductCardModel } from '../products/product-card-model.ts'
import type { FormModel } from './form/model.ts'

type ProductListBlock = Extract<Block, { type: 'product-list' }>

/** A list of products with the products that the server found for it. */
export interface ProductListModel extends Pick<ProductListBlock, 'id' | 'type' | 'title'> {
  readonly cards: readonly ProductCardModel[]
  /** The URL of the whole store or category; null when it is not visible. */
  readonly moreHref: string | null
}

export type TextModel = Extract<Block, { type: 'text' }>
export type ImageModel = Extract<Block, { type: 'image' }>
export type ButtonModel = Extract<Block, { type: 'button' }>

/** A block as it is rendered. */
export type BlockModel = TextModel | ImageModel | ButtonModel | ProductListModel | FormModel
