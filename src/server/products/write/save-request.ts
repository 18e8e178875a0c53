import type { ProductInput } from '#shared/products/api.ts'
import type { ProductRefusal } from '#shared/products/check-product.ts'
import type { WriteOptions } from './product-change.ts'

/** One product to save. */
export interface SaveProduct {
  /** Null creates one. */
  readonly productId: string | null
  readonly input: ProductInput
  /** `updatedAt` of what the editor was opened with; null saves over whatever is there (imports). */
  readonly updatedAt?: number | null
  /** When a new product was added, in milliseconds since 1970, where that was elsewhere; now when absent. */
  readonly createdAt?: number | null
}

/** How products are saved. */
export interface SaveOptions extends WriteOptions {
  /** How many products a store may hold. */
  readonly productLimit: number
  /** What happens where an address that the input names is taken: owners are told, imports get a number behind it. */
  readonly takenUrlId?: 'refuse' | 'number'
}

/** Why a product cannot be added. */
export type NewProductRefusal =
  | ProductRefusal
  | 'category-not-found'
  | 'collection-not-found'
  | 'file-not-found'
  | 'form-not-found'
  | 'picture-not-found'
  | 'too-many-products'
  | 'url-id-taken'

/** Why a product cannot be saved. */
export type SaveRefusal = NewProductRefusal | 'edit-conflict' | 'product-not-found'
