import type { PublicForm } from '#shared/forms/schema.ts'
import type { GalleryModel } from './gallery/model.ts'
import type { PurchaseModel } from './purchase/model.ts'
import type { RestockModel } from './restock/model.ts'

/** What a product needs to be seen and bought: on its own page, and where a page shows it in a block. */
export interface FullProduct {
  readonly excerpt: string
  readonly gallery: GalleryModel
  readonly purchase: PurchaseModel
  readonly variantsAttributes: Readonly<Record<string, string>> | null
  /** The form that its customers fill in, for scripts of the site. */
  readonly form: PublicForm | null
  /** The sign-up for what is sold out; null where nothing is. */
  readonly restock: RestockModel | null
}
