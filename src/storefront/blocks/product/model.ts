import type { FullProduct } from '../../products/full-product.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'

/** A product block with the product that the server found for it: as a card or as a whole. */
export interface ProductBlockModel {
  readonly id: string
  readonly type: 'product'
  readonly hasExcerpt: boolean
  readonly card: ProductCardModel | null
  readonly product: FullProduct | null
}
