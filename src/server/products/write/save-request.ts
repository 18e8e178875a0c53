import type { ProductInput } from '#shared/products/api.ts'
import type { ProductRefusal } from '#shared/products/check-product.ts'
import type { WriteOptions } from './product-change.ts'

/** One product to save. */
export interface SaveProduct {
  /** Null creates one. */
  readonly productId: string | null
  readonly input: ProductInput
  /** `updatedAt` when the editor opened it; null overwrites any version (imports). */
  readonly updatedAt?: number | null
  /** When an imported product was added in its old shop, in milliseconds since 1970; absent: now. */
  readonly createdAt?: number | null
}

/** How products are saved. */
export interface SaveOptions extends WriteOptions {
  /** The most products in a store. */
  readonly productLimit: number
  /** For a taken URL: owners get an error, imports a number. */
  readonly takenUrlId?: 'refuse' | 'number'
}

/** Why a product cannot be added. */
export type NewProductRefusal =
  | ProductRefusal
  | 'bundle-not-possible'
  | 'bundle-part-missing'
  | 'bundle-part-not-allowed'
  | 'category-not-found'
  | 'collection-not-found'
  | 'file-not-found'
  | 'form-not-found'
  | 'picture-not-found'
  | 'too-many-products'
  | 'url-id-taken'

/** Why a product cannot be saved. */
export type SaveRefusal = NewProductRefusal | 'edit-conflict' | 'product-not-found'
