import type { DiscountedBundle } from '#shared/discounts/join-bundles.ts'
import type { Sides } from '#shared/packages/pack-goods.ts'
import type { ProductType } from '#shared/products/codes.ts'

/** A line as the catalog prices it now. Only the quantity comes from the request. */
export interface PricedLine {
  readonly productId: string
  /** The bundle that it was bought in; absent for what is bought alone. */
  readonly bundle?: DiscountedBundle
  /** The product's categories, with those above them; needed where a discount is for categories. */
  readonly categoryIds: readonly string[]
  readonly onSale: boolean
  readonly unitPriceCents: number
  /** The price without the sale; absent: the same. */
  readonly regularPriceCents?: number
  readonly quantity: number
  readonly productType: ProductType
  readonly taxable: boolean
  readonly taxCategoryId: string
  readonly weightGrams: number
  /** Absent where they are not known. */
  readonly sides?: Sides
}
