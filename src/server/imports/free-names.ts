import { lockProducts } from '#server/products/read-product.ts'
import { newSku } from '#server/products/write/new-sku.ts'
import { writeProducts } from '#server/products/write/write-products.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Product } from '#shared/products/schema.ts'
import type { Handover } from './plan/file-names.ts'

/** A name that a product gives up to another one of the file, and its replacement until its own line is imported. */
export interface FreedName extends Handover {
  readonly instead: string
}

/** A unique replacement: a SKU in the format of generated ones, and the same for URLs. */
export function withSubstitute(handover: Handover): FreedName {
  const instead = newSku()
  return { ...handover, instead: handover.variantId === null ? instead.toLowerCase() : instead }
}

/** Recognizes temporary URLs during an import. */
export function isSubstitute(freed: readonly FreedName[]): (urlId: string) => boolean {
  const substitutes = new Set(freed.map(({ instead }) => instead))
  return (urlId) => substitutes.has(urlId)
}

/**
 * Makes products give up names that others get in the same transaction. The replacements are those of the dry run, so
 * that plan and result are the same.
 */
export async function freeNames(
  scope: ChangeScope,
  handovers: readonly Handover[],
  { batchId, freed }: { readonly batchId: string; readonly freed: readonly FreedName[] },
): Promise<void> {
  if (handovers.length === 0) return
  const chosen = new Map(freed.map((one) => [keyOf(one), one]))
  const names = Map.groupBy(
    handovers.map((one) => chosen.get(keyOf(one)) ?? withSubstitute(one)),
    ({ productId }) => productId,
  )
  const products = await lockProducts(scope, [...names.keys()])
  const changes = [...products.values()].flatMap((before) => {
    const after = renamed(before, names.get(before.id)!, 'instead')
    return after === before
      ? []
      : [{ before, after: { ...after, updatedAt: Math.max(Date.now(), before.updatedAt + 1) } }]
  })
  await writeProducts(scope, changes, { batchId, leavesRedirects: false })
}

/** Products before they gave up names: the file's changes are described relative to them. */
export function withFormerNames(
  products: ReadonlyMap<string, Product>,
  freed: readonly FreedName[],
): Map<string, Product> {
  const names = Map.groupBy(freed, ({ productId }) => productId)
  return new Map([...products].map(([id, product]) => [id, renamed(product, names.get(id) ?? [], 'name')]))
}

/** A product with some names replaced: by their replacements, or back. The same object when it has none of them. */
function renamed(product: Product, freed: readonly FreedName[], to: 'name' | 'instead'): Product {
  const from = to === 'name' ? 'instead' : 'name'
  const url = freed.find((one) => one.variantId === null && one[from] === product.urlId)
  const skus = new Map(freed.map((one) => [`${one.variantId} ${one[from]}`, one[to]]))
  const skuOf = ({ id, sku }: Product['variants'][number]) => skus.get(`${id} ${sku}`)
  if (!url && !product.variants.some(skuOf)) return product
  return {
    ...product,
    urlId: url ? url[to] : product.urlId,
    variants: product.variants.map((variant) => ({ ...variant, sku: skuOf(variant) ?? variant.sku })),
  }
}

const keyOf = ({ productId, variantId, name }: Handover) => `${productId} ${variantId ?? ''} ${name}`
