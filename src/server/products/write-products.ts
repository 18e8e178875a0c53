import { recordChanges } from '#server/changes/record-change.ts'
import { indexDocuments, removeDocuments } from '#server/search/index-documents.ts'
import type { ChangeScope } from '#server/stores.ts'
import type { Product } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import { countProducts } from './count-products.ts'
import { insertProducts } from './insert-products.ts'
import { leaveProductRedirects } from './leave-product-redirects.ts'
import { publishLater } from './publish-scheduled.ts'
import { searchDocumentsOf } from './search-document.ts'
import { loggedChange } from './snapshot.ts'
import { updateProductRows } from './update-product-rows.ts'
import { writeStockHistory } from './write-stock-history.ts'

/** What becomes of one product: null before is new, null after is gone. Both have the same id. */
export interface ProductChange {
  readonly before: Product | null
  readonly after: Product | null
}

export interface WriteOptions {
  readonly batchId: string
  /** What the stock's history says about pieces that come or go. */
  readonly stockReason?: 'set' | 'import'
  readonly aboutId?: string | null
  /** Whether URLs that change leave redirects behind; not while a change is undone, as its redirects are undone too. */
  readonly leavesRedirects?: boolean
  /** URLs that products had for a moment only: no one looks for them there. */
  readonly isTemporaryUrl?: (urlId: string) => boolean
}

/**
 * Writes products that have been checked, with all that hangs on them: variants, pictures, categories, stock history,
 * search index, counts, the job of scheduled ones, the change log, and the website's version where visitors can see
 * it. `before` must be what `lockProducts` read in this transaction. A few hundred at once.
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

  await writeStockHistory(scope, changes, options)
  const present = [...created, ...updated.map(({ after }) => after)]
  await indexDocuments(scope, 'product', await searchDocumentsOf(scope, present))
  await removeDocuments(
    scope,
    'product',
    deleted.map((product) => product.id),
  )
  for (const product of present) await publishLater(scope, product)
  await recordChanges(scope, options.batchId, changes.map(loggedChange))
  await leaveProductRedirects(scope, changes, options)

  const now = Date.now()
  const canSee = (product: Product | null) => product !== null && isVisible(product, now)
  if (changes.some(({ before, after }) => canSee(before) || canSee(after))) await scope.raiseVersion()
}

/** Variants, pictures and places in categories go with their product. */
async function deleteRows(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  await scope.database
    .deleteFrom('products')
    .where('website_id', '=', scope.websiteId)
    .where(
      'id',
      'in',
      products.map((product) => product.id),
    )
    .execute()
}
