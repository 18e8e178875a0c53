import type { PublicForm } from '#shared/forms/schema.ts'
import type { GalleryModel } from '../../products/gallery/model.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { PurchaseModel } from '../../products/purchase/model.ts'

/** A step of the breadcrumb. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string
}

/** The content of a product's page. */
export interface ProductModel {
  readonly title: string
  /** The breadcrumb; the product itself is last. */
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly excerpt: string
  /** HTML, cleaned when it was saved. */
  readonly bodyHtml: string
  readonly gallery: GalleryModel
  readonly purchase: PurchaseModel
  readonly variantsAttributes: Readonly<Record<string, string>> | null
  /** The form that its buyers fill in, for scripts of the site. */
  readonly form: PublicForm | null
  readonly related: readonly ProductCardModel[]
  /** Collapsed lines such as Shipping, Returns and Care; their HTML was cleaned when it was saved. */
  readonly productInformation: readonly { readonly title: string; readonly html: string }[]
}
