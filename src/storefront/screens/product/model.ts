import type { WithdrawalExemption } from '#shared/withdrawal-exemptions/schema.ts'
import type { FullProduct } from '../../products/full-product.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { QuantityBreaksModel } from '../../products/quantity-breaks/model.ts'
import type { ReviewsModel } from './reviews/model.ts'

/** A step of the breadcrumb. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string
}

/** The content of a product's page. */
export interface ProductModel extends FullProduct {
  readonly title: string
  /** The breadcrumb; the product itself is last. */
  readonly breadcrumbs: readonly Breadcrumb[]
  /** HTML, cleaned when it was saved. */
  readonly bodyHtml: string
  readonly related: readonly ProductCardModel[]
  /** Null where the shop shows none. */
  readonly reviews: ReviewsModel | null
  /** Lower prices for several pieces; null where each costs the same. */
  readonly quantityBreaks: QuantityBreaksModel | null
  /** Why buyers cannot withdraw from buying it; null where they can, or nobody can in this shop. */
  readonly withdrawalExemption: WithdrawalExemption | null
  /** Collapsed lines such as Shipping, Returns and Care; their HTML was cleaned when it was saved. */
  readonly productInformation: readonly { readonly title: string; readonly html: string }[]
}
