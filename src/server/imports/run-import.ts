import { setImmediate } from 'node:timers/promises'
import { roomForRedirects } from '#server/redirects/leave-redirects.ts'
import { changing, reading } from '#server/stores.ts'
import type { Claims } from '#shared/imports/catalogue.ts'
import { PRODUCTS_PER_BATCH } from '#shared/imports/limits.ts'
import type { ImportCounts } from '#shared/imports/schema.ts'
import type { Progress } from './check-import.ts'
import { fetchPicturesJob } from './fetch-pictures.ts'
import { forgetFile } from './forget-import.ts'
import { importBatch } from './import-batch.ts'
import { findImport, noCounts } from './import-store.ts'
import { failImport, type ImportServices, loadImport } from './load-import.ts'
import { relateProducts } from './relate-products.ts'
import { restorePlaces } from './restore-places.ts'
import { countReports, linesOfProducts, writeRows } from './row-store.ts'

/**
 * Brings the products of a file in, some dozens in each transaction. How far it is stands in the same transaction as the
 * products: after a kill it goes on behind the last batch that is on disk, and the catalogue ends the same.
 */
export async function runImport(
  services: ImportServices,
  websiteId: string,
  importId: string,
  progress: Progress,
): Promise<'through' | 'stopped'> {
  const loaded = await loadImport(services, websiteId, importId, 'running')
  if (!loaded) return 'through'
  const scope = reading(services, { id: websiteId })
  if (!loaded.ok) {
    await failImport(scope, importId, loaded.failure)
    return 'through'
  }
  const { record, website, total, products, surroundings, places, hasFiles } = loaded.value
  const member = record.user_id === null ? null : { userId: record.user_id }
  const lines = await linesOfProducts(scope, importId)
  const redirects = { room: await roomForRedirects(scope) }
  const full: Claims['full'] = new Map()
  let position = record.position

  if (position === 0) {
    await changing(services, website, member, (change) =>
      restorePlaces(change, places, { importId, batchId: record.batch_id! }),
    )
  }
  for await (const batch of products(PRODUCTS_PER_BATCH, position)) {
    const reports = await changing(services, website, member, async (change) => {
      if (!(await claim(position, batch.length, change))) return null
      const done = await importBatch(change, batch, {
        importId,
        batchId: record.batch_id!,
        surroundings,
        redirects,
        lines,
        full,
      })
      await writeRows(change, importId, position, done, true)
      const { outcome } = (await findImport(change, importId))!
      const before: ImportCounts = outcome === null ? noCounts : JSON.parse(outcome)
      await change.database
        .updateTable('imports')
        .set({ outcome: JSON.stringify(countReports(before, done)) })
        .where('website_id', '=', websiteId)
        .where('id', '=', importId)
        .execute()
      return done
    })
    // Another worker has taken it up, because this one was thought dead.
    if (reports === null) return 'through'
    for (const { productId, imported } of reports) if (productId !== null) lines.set(productId, imported.line)
    position += batch.length
    if ((await progress(position, total)) && position < total) return 'stopped'
    // The embedded database never pauses by itself: visitors come first now.
    await setImmediate()
  }
  return finish()

  /** Takes the next products for this worker: of two that try, one waits for the other and finds them taken. */
  async function claim(from: number, count: number, { database }: Pick<typeof scope, 'database'>): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('imports')
      .set({ position: from + count, touched_at: Date.now() })
      .where('website_id', '=', websiteId)
      .where('id', '=', importId)
      .where('state', '=', 'running')
      .where('position', '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async function finish(): Promise<'through'> {
    await relateProducts(services, website, member, {
      products: record.format === 'vitrine' ? products(PRODUCTS_PER_BATCH) : null,
      importId,
      batchId: record.batch_id!,
      surroundings,
    })
    await changing(services, website, member, async (change) => {
      await change.database
        .updateTable('imports')
        .set({ state: 'done', lane: null, finished_at: Date.now(), ...(!hasFiles && { storage_key: null }) })
        .where('website_id', '=', websiteId)
        .where('id', '=', importId)
        .where('state', '=', 'running')
        .execute()
      await change.enqueue(fetchPicturesJob(importId))
      // Pictures and download files still come out of it.
      if (!hasFiles) await forgetFile(change, record)
    })
    return 'through'
  }
}
