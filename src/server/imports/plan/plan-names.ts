import type { Product } from '#shared/products/schema.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import type { Catalogue, Claims } from './catalogue.ts'
import type { Handover } from './file-names.ts'

/** Whether the owner of a SKU gives it up: the file names it, with a SKU for each of its variants. */
export function givesUpSku(catalogue: Catalogue, imported: ImportedProduct, owner: Product): boolean {
  const named = catalogue.namedInFile(owner)
  // A SKU occurs once in a file: when this product has it, its owner does not.
  return named !== null && named.sourceId !== imported.sourceId && named.hasSkus
}

/** The SKUs that a product takes over from others. */
export function skusHandedTo(
  { variants }: ImportedProduct,
  present: Product | null,
  owners: ReadonlyMap<string, Handover>,
): readonly Handover[] {
  return variants.flatMap(({ sku }) => {
    const owner = owners.get(sku)
    return owner && owner.productId !== present?.id ? [owner] : []
  })
}

/** The owner of each SKU of the shop, in the form of a handover. */
export const skuOwners = ({ products }: Pick<Catalogue, 'products'>): ReadonlyMap<string, Handover> =>
  new Map(
    products.flatMap(({ id: productId, variants }) =>
      variants.map(({ id, sku }) => [sku, { productId, variantId: id, name: sku }] as const),
    ),
  )

/** The URL of a product on its page, and the product that gives it up. */
export interface PlannedUrl {
  readonly urlId: string
  /** The product that gives it up. */
  readonly from: Handover | null
  /** The URL in the file, when another product keeps it. */
  readonly taken: string | null
}

/** Finds the URL of a product, with a number where it is taken. @param wanted empty: made when it is saved */
export function planUrl(
  catalogue: Catalogue,
  claims: Claims,
  { collectionId, wanted, productId }: { collectionId: string; wanted: string; productId: string | null },
): PlannedUrl {
  if (wanted === '') return { urlId: '', from: null, taken: null }
  const claimed = claims.urls.get(collectionId) ?? new Set()
  claims.urls.set(collectionId, claimed)
  const owner = catalogue.urlOwnerOf(collectionId, wanted)
  const isOthers = owner !== null && owner.id !== productId
  const from = isOthers && leavesUrl(catalogue, owner, wanted) ? owner : null
  if (!claimed.has(wanted) && (!isOthers || from)) {
    claimed.add(wanted)
    return { urlId: wanted, from: from && { productId: from.id, variantId: null, name: wanted }, taken: null }
  }
  const numbered = catalogue.numberedUrls(collectionId, wanted)
  for (let number = 1; ; number += 1) {
    const urlId = `${wanted}-${number}`
    if (numbered.has(urlId) || claimed.has(urlId)) continue
    claimed.add(urlId)
    return { urlId, from: null, taken: wanted }
  }
}

/** Whether a product gives up its URL: the file gives it another one, apart from a number at the end. */
function leavesUrl(catalogue: Catalogue, owner: { id: string; title: string }, urlId: string): boolean {
  const named = catalogue.namedInFile(owner)
  return named !== null && named.urlId !== '' && named.urlId !== urlId && withoutNumber(urlId) !== named.urlId
}

/** A URL that was taken got a number; without the number it is the one in the file. */
export const withoutNumber = (urlId: string): string => urlId.replace(/-\d+$/, '')
