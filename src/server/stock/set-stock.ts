import { isDeepStrictEqual } from 'node:util'
import { recordChanges } from '#server/changes/record-change.ts'
import { engineOf } from '#server/database/engine.ts'
import { variantAttributes } from '#server/products/documents.ts'
import type { ChangeScope } from '#server/scope.ts'
import { lockLocations, type Part, readLocations, readParts, writeParts } from '#server/stock-locations/part-store.ts'
import { noteReturns } from '#server/stock-returns/note-returns.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { isCounted, type Stock } from '#shared/products/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { MOST_PIECES, type StockChange } from '#shared/stock/schema.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import { stockLog } from './change-log.ts'
import { changedStock, isNegative, moveOf, partChanges, piecesAt, type TrackedStock } from './changed-stock.ts'
import { type StockMove, settleCounting, settleMoves } from './settle-moves.ts'

export interface StockState extends Stock {
  readonly variantId: string
}

const byHand = { reason: 'set', aboutId: null } as const

/**
 * Sets, adjusts or stops tracking the stock of many variants, all or none, and logs it. Variants of goods without stock
 * (digital ones) stay unlimited, and bundles follow their parts.
 * @returns the stock of each given variant; `changed` is how many were different before
 */
export async function setStock(
  scope: ChangeScope,
  changes: readonly StockChange[],
  batchId: string,
  { reason, aboutId }: { readonly reason: 'set' | 'import'; readonly aboutId: string | null } = byHand,
): Promise<
  Result<
    { variants: StockState[]; changed: number },
    'variant-unavailable' | 'location-not-found' | 'stock-negative' | 'stock-too-large'
  >
> {
  await lockLocations(scope, 'share')
  const known = await lockVariants(
    scope,
    changes.map((change) => change.variantId),
  )
  const before = new Map(known)
  for (const change of changes) {
    const variant = known.get(change.variantId)
    if (!variant) return fail('variant-unavailable', { variantId: change.variantId })
    if (!isCounted(variant.productType) || variant.isBundle) continue
    const stock = changedStock(variant, change)
    if (stock === null) return fail('location-not-found')
    if (isNegative(stock))
      return fail('stock-negative', { variantId: change.variantId, available: piecesAt(variant, change) })
    if (stock.qtyInStock > MOST_PIECES || stock.parts.some(({ quantity }) => quantity > MOST_PIECES))
      return fail('stock-too-large', { variantId: change.variantId })
    known.set(change.variantId, { ...variant, ...stock })
  }
  const changed = [...known].filter(([id, after]) => !isDeepStrictEqual(after, before.get(id)))
  const moves: StockMove[] = []
  for (const [variantId, after] of changed) {
    const earlier = before.get(variantId)!
    await writeStock(scope, variantId, after)
    await writeParts(scope, partChanges(variantId, earlier, after))
    moves.push(moveOf(variantId, earlier, after))
  }
  await settleMoves(scope, moves, reason, aboutId)
  const uncounted = changed.filter(([id, { unlimited }]) => unlimited && !before.get(id)!.unlimited)
  await noteReturns(
    scope,
    uncounted.map(([variantId]) => ({ variantId, before: before.get(variantId)!.qtyInStock, after: Infinity })),
    reason,
  )
  const counting = changed.filter(([id, { unlimited }]) => unlimited !== before.get(id)!.unlimited)
  await settleCounting(
    scope,
    counting.map(([, { productId }]) => productId),
  )
  await recordChanges(
    scope,
    batchId,
    stockLog,
    changed.map(([id, after]) => ({
      nounId: id,
      before: snapshot(before.get(id)!),
      after: snapshot(after),
    })),
  )
  const variants = [...known].map(([variantId, { unlimited, qtyInStock }]) => ({ variantId, unlimited, qtyInStock }))
  return succeed({ variants, changed: changed.length })
}

/** A variant as `lockVariants` reads it. */
export type LockedVariant = Awaited<ReturnType<typeof lockVariants>> extends Map<string, infer One> ? One : never

/** A variant's stock for the log. */
export const snapshot = ({ title, unlimited, qtyInStock, lowStockAt, parts }: LockedVariant) => ({
  ...{ title, unlimited, qtyInStock, lowStockAt },
  ...(parts.length > 0 && { parts: [...parts] }),
})

/** Reads variants to change them, locked in the same order as by buyers. */
export async function lockVariants(scope: ChangeScope, variantIds: readonly string[]) {
  const { database, websiteId } = scope
  const ids = [...new Set(variantIds)]
  const variants = database
    .selectFrom('variants')
    .select(['id', 'product_id', 'unlimited', 'qty_in_stock', 'low_stock_at', 'attributes', 'sku'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('id')
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  const rows = await (engineOf(database) === 'postgres' ? variants.forUpdate() : variants).execute()
  const products = await database
    .selectFrom('products')
    .select(['id', 'title', 'product_type', 'is_bundle'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', rows.length > 0 ? [...new Set(rows.map((row) => row.product_id))] : [''])
    .execute()
  const productOf = new Map(products.map((product) => [product.id, product]))
  const parts = await readParts(scope, ids)
  const others = (await readLocations(scope)).filter(({ id }) => id !== MAIN_LOCATION_ID)
  // Every location is in it, so that a change finds the one that it names.
  const partsOf = (variantId: string): readonly Part[] =>
    others.map(({ id, name, sellsOnline }) => ({
      locationId: id,
      ...{ name, sellsOnline },
      quantity: parts.get(variantId)?.find(({ locationId }) => locationId === id)?.quantity ?? 0,
    }))
  return new Map(
    rows.map((row) => {
      const product = productOf.get(row.product_id)!
      const values = variantTitle(variantAttributes.read(row.attributes))
      const stock = {
        productId: row.product_id,
        productType: product.product_type,
        isBundle: product.is_bundle === 1,
        title: values ? `${product.title} (${values})` : product.title,
        sku: row.sku,
        unlimited: row.unlimited === 1,
        qtyInStock: row.qty_in_stock,
        lowStockAt: row.low_stock_at,
        parts: partsOf(row.id),
      }
      return [row.id, stock] as const
    }),
  )
}

/** Writes the stock of a variant that is locked. */
export async function writeStock(
  { database, websiteId }: ChangeScope,
  variantId: string,
  stock: TrackedStock,
): Promise<void> {
  await database
    .updateTable('variants')
    .set({
      unlimited: Number(stock.unlimited),
      qty_in_stock: stock.qtyInStock,
      low_stock_at: stock.lowStockAt,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', variantId)
    .execute()
}
