import { engineOf } from '#server/database/engine.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { noteReturns } from '#server/stock-returns/note-returns.ts'
import { type PartStock, stockOfBundle } from '#shared/products/bundles/rules.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import type { StockReason } from '#shared/stock/schema.ts'
import { productDetails } from '../documents.ts'
import { bundlesAmong } from './part-rows.ts'

/**
 * Writes the stock of bundles after their parts, or they themselves, have changed: a bundle has as many pieces as its
 * parts allow, and none while a part is hidden or deleted. Lists, filters and notices read it as every other stock; what
 * protects the parts is their own stock alone. Each bundle is locked before its parts are read, so that two
 * buyers of two parts do not write an old number. The last step of a transaction that changes stock.
 * @param productIds of parts and bundles
 */
export async function settleBundles(
  scope: ChangeScope,
  productIds: readonly string[],
  reason: StockReason,
): Promise<void> {
  const ids = await bundlesAmong(scope, productIds)
  for (const bundleId of ids) await settleBundle(scope, bundleId, reason)
}

async function settleBundle(scope: ChangeScope, bundleId: string, reason: StockReason): Promise<void> {
  const { database, websiteId } = scope
  const row = database
    .selectFrom('variants')
    .select(['id', 'unlimited', 'qty_in_stock'])
    .where('website_id', '=', websiteId)
    .where('product_id', '=', bundleId)
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  const locked = await (engineOf(database) === 'postgres' ? row.forUpdate() : row).executeTakeFirst()
  const product = await database
    .selectFrom('products')
    .select('details')
    .where('website_id', '=', websiteId)
    .where('id', '=', bundleId)
    .executeTakeFirst()
  const bundle = product && productDetails.read(product.details).bundle
  if (!locked || !bundle) return
  const stock = stockOfBundle(bundle, await readParts(scope, bundle))
  const before = { unlimited: locked.unlimited === 1, qtyInStock: locked.qty_in_stock }
  if (stock.unlimited === before.unlimited && stock.qtyInStock === before.qtyInStock) return
  await database
    .updateTable('variants')
    .set({ unlimited: Number(stock.unlimited), qty_in_stock: stock.qtyInStock })
    .where('website_id', '=', websiteId)
    .where('id', '=', locked.id)
    .execute()
  await database
    .updateTable('products')
    .set({ sold_out: Number(!stock.unlimited && stock.qtyInStock === 0) })
    .where('website_id', '=', websiteId)
    .where('id', '=', bundleId)
    .execute()
  const pieces = (one: typeof stock) => (one.unlimited ? Infinity : one.qtyInStock)
  await noteReturns(scope, [{ variantId: locked.id, before: pieces(before), after: pieces(stock) }], reason)
  await scope.raiseVersion()
}

/** The variants of a bundle's parts that visitors can buy. */
async function readParts({ database, websiteId }: Scope, bundle: Bundle): Promise<PartStock[]> {
  const now = Date.now()
  const rows = await database
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['variant.id', 'variant.product_id', 'variant.unlimited', 'variant.qty_in_stock'])
    .select(['product.product_type', 'product.status', 'product.publish_at'])
    .where('variant.website_id', '=', websiteId)
    .where('variant.product_id', 'in', [...new Set(bundle.parts.map(({ productId }) => productId))])
    .execute()
  return rows
    .filter((row) => isVisible({ status: row.status, publishAt: row.publish_at }, now))
    .map((row) => ({
      variantId: row.id,
      productId: row.product_id,
      productType: row.product_type,
      unlimited: row.unlimited === 1,
      qtyInStock: row.qty_in_stock,
    }))
}
