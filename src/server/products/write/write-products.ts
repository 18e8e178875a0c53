import { recordChanges } from '#server/changes/record-change.ts'
import { recordPrices } from '#server/lowest-prices/record-prices.ts'
import type { ChangeScope } from '#server/scope.ts'
import { indexDocuments, removeDocuments } from '#server/search/index-documents.ts'
import { removeUses } from '#server/uses/save-uses.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { Product } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import { writeBundleParts } from '../bundles/part-rows.ts'
import { settleBundles } from '../bundles/settle-bundles.ts'
import { productLog } from '../change-log.ts'
import { countProducts } from './count-products.ts'
import { insertProducts } from './insert-products.ts'
import { leaveProductRedirects } from './leave-product-redirects.ts'
import type { ProductChange, WriteOptions } from './product-change.ts'
import { publishLater } from './publish-scheduled.ts'
import { searchDocumentsOf } from './search-document.ts'
import { loggedChange } from './snapshot.ts'
import { updateProductRows } from './update-product-rows.ts'
import { writeStockHistory } from './write-stock-history.ts'

/**
 * Writes checked products with everything that depends on them: variants, pictures, categories, stock history, former
 * prices, search index, counts, the job of scheduled ones, the change log, the events for webhooks, and the website's
 * version if visitors can see the change.
 * `before` must come from `lockProducts` in this transaction. A few hundred at once.
 */
export async function writeProducts(
  scope: ChangeScope,
  changes: readonly ProductChange[],
  options: WriteOptions,
): Promise<void> {
  const created = changes.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []))
  const updated = changes.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []))
  const deleted = changes.flatMap(({ before, after }) => (before !== null && after === null ? [before] : []))

  const firstIndex = await countProducts(scope, changes)
  if (deleted.length > 0) await deleteRows(scope, deleted)
  await updateProductRows(scope, updated)
  await insertProducts(scope, created, firstIndex)

  await writeBundleParts(scope, [...created, ...updated.map(({ after }) => after)])
  await writeStockHistory(scope, changes, options)
  await recordPrices(scope, changes)
  const present = [...created, ...updated.map(({ after }) => after)]
  const documents = await searchDocumentsOf(scope, present)
  if (options.index) options.index(documents)
  else await indexDocuments(scope, 'product', documents)
  await removeDocuments(
    scope,
    'product',
    deleted.map((product) => product.id),
  )
  for (const product of present) await publishLater(scope, product)
  await recordChanges(scope, options.batchId, productLog, changes.map(loggedChange))
  await leaveProductRedirects(scope, changes, options)
  await noteEvents(scope, [
    ...created.map(({ id }) => ({ type: 'product.created' as const, subjectId: id })),
    ...updated.map(({ after }) => ({ type: 'product.updated' as const, subjectId: after.id })),
    ...deleted.map(({ id }) => ({ type: 'product.deleted' as const, subjectId: id })),
  ])

  await settleBundles(
    scope,
    changes.map(({ before, after }) => (after ?? before)!.id),
    options.stockReason ?? 'set',
  )

  const now = Date.now()
  const canSee = (product: Product | null) => product !== null && isVisible(product, now)
  if (changes.some(({ before, after }) => canSee(before) || canSee(after))) await scope.raiseVersion()
}

/** Variants, pictures and category entries are deleted with their product. */
async function deleteRows(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  const ids = products.map((product) => product.id)
  await scope.database.deleteFrom('products').where('website_id', '=', scope.websiteId).where('id', 'in', ids).execute()
  await removeUses(scope, 'product', ids)
}
