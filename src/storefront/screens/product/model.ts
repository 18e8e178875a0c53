import type { PublicForm } from '#shared/forms/schema.ts'
import type { GalleryModel } from '../../products/gallery/model.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { PurchaseModel } from '../../products/purchase/model.ts'

/** A step of the way to a page. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string
}

/** What a product's page shows. */
export interface ProductModel {
  readonly title: string
  /** The way here, the product itself last. */
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly excerpt: string
  /** HTML that was cleaned when it was saved. */
  readonly bodyHtml: string
  readonly gallery: GalleryModel
  readonly purchase: PurchaseModel
  readonly variantsAttributes: Readonly<Record<string, string>> | null
  /** What its buyers are asked, for scripts of the site. */
  readonly form: PublicForm | null
  readonly related: readonly ProductCardModel[]
  /** Closed lines such as Shipping, Returns and Care; their HTML was cleaned when it was saved. */
  readonly productInformation: readonly { readonly title: string; readonly html: string }[]
}
