import type { Product } from '#shared/products/schema.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import type { Catalogue } from './catalogue.ts'
import { givesUpSku } from './plan-names.ts'

/** A SKU in the file that belongs to another product of the shop. */
export interface StraySku {
  readonly sku: string
  readonly product: Product
}

/** The product of the shop that a product of the file is. */
export type Match =
  | { readonly kind: 'new' }
  /** `strays` are SKUs that it cannot have, because another product has them. */
  | {
      readonly kind: 'known'
      readonly product: Product
      readonly strays: readonly StraySku[]
      /** Whether only a SKU identifies it. */
      readonly isBySku: boolean
    }
  /** Its SKUs belong to several products, and nothing decides between them. */
  | ({ readonly kind: 'conflict' } & StraySku)

/** Finds products of the shop for those of a file; made once for a batch. */
export function productMatcher(catalogue: Catalogue): (imported: ImportedProduct) => Match {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const bySku = new Map(
    catalogue.products.flatMap((product) => product.variants.map((variant) => [variant.sku, product] as const)),
  )

  return (imported) => {
    const named = namedBy(imported)
    const bySkus = imported.variants.flatMap(({ sku }): StraySku[] => {
      const product = sku === '' ? undefined : bySku.get(sku)
      return product && (product === named || !givesUpSku(catalogue, imported, product)) ? [{ sku, product }] : []
    })
    const product = named ?? bySkus[0]?.product
    if (!product) return { kind: 'new' }
    const strays = bySkus.filter((one) => one.product.id !== product.id)
    return named || strays.length === 0
      ? { kind: 'known', product, strays, isBySku: !named }
      : { kind: 'conflict', ...strays[0]! }
  }

  /** The product that the file identifies by an id: one of ours in our own file, or one that an import remembered. */
  function namedBy(imported: ImportedProduct): Product | undefined {
    const own = byId.get(imported.sourceId)
    if (own) return own
    const remembered = byId.get(catalogue.sources.get(imported.sourceId) ?? '')
    return remembered && isBelievable(imported, remembered) ? remembered : undefined
  }
}

/** Numeric ids, such as WooCommerce's, are the same in every shop: something else has to match too. */
export function isBelievable(
  imported: Pick<ImportedProduct, 'sourceId' | 'title' | 'variants'>,
  product: Pick<Product, 'title' | 'variants'>,
): boolean {
  if (!/^\d+$/.test(imported.sourceId)) return true
  if (isSameTitle(imported, product)) return true
  const skus = new Set(product.variants.map((variant) => variant.sku))
  return imported.variants.some(({ sku }) => sku !== '' && skus.has(sku))
}

/** Whether two products have the same title, without case. */
export const isSameTitle = (one: { readonly title: string }, other: { readonly title: string }): boolean =>
  one.title.trim().toLowerCase() === other.title.trim().toLowerCase()
