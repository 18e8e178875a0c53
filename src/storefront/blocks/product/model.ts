import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { ProductModel } from '../../screens/product/model.ts'

/** What is shown of a product's page. */
export type FullProduct = Pick<ProductModel, 'excerpt' | 'gallery' | 'purchase' | 'variantsAttributes' | 'form'>

/** A product block with the product that the server found for it: as a card or as a whole. */
export interface ProductBlockModel {
  readonly id: string
  readonly type: 'product'
  readonly hasExcerpt: boolean
  readonly card: ProductCardModel | null
  readonly product: FullProduct | null
}
