import { setImmediate } from 'node:timers/promises'
import { isAwaited } from '#server/database/open-sqlite.ts'
import { roomForRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { SearchDocument } from '#server/search/document-words.ts'
import { indexMany, type LatePostings } from '#server/search/index-many.ts'
import { writeLatePostings } from '#server/search/write-late-postings.ts'
import { changing, reading } from '#server/stores.ts'
import { BESIDE_VISITORS, IMPORT_BATCH, type ImportPace, POSTED_AT_ONCE } from './batch-sizes.ts'
import { importCounts } from './documents.ts'
import { forgetFile } from './forget-import.ts'
import type { ImportedProduct } from './formats/imported-product.ts'
import { importBatch } from './import-batch.ts'
import { findImport, isOfPosts, noCounts } from './import-store.ts'
import { fetchPicturesJob } from './jobs.ts'
import { failImport, type ImportServices, loadImport } from './load-import.ts'
import type { Claims } from './plan/catalogue.ts'
import { runPosts } from './posts/run-posts.ts'
import type { Progress } from './progress.ts'
import { relateProducts } from './relate-products.ts'
import { restorePlaces } from './restore-places.ts'
import { countReports, linesOfProducts, type Report, writeRows } from './row-store.ts'

/**
 * Imports the products of a file, up to a thousand or two in each transaction. The position is stored in the same transaction:
 * after a crash it continues after the last stored product, and the catalog ends the same.
 */
export async function runImport(
  services: ImportServices,
  websiteId: string,
  importId: string,
  progress: Progress,
  pace: ImportPace = BESIDE_VISITORS,
): Promise<'through' | 'stopped'> {
  const scope = reading(services, { id: websiteId })
  if (await isOfPosts(scope, importId)) return runPosts(services, websiteId, importId, progress)
  const loaded = await loadImport(services, websiteId, importId, 'running')
  if (!loaded) return 'through'
  if (!loaded.ok) {
    await failImport(scope, importId, loaded.failure)
    return 'through'
  }
  const { record, website, total, products, context, file, hasFiles } = loaded.value
  const staff = record.user_id === null ? null : { userId: record.user_id }
  const lines = await linesOfProducts(scope, importId)
  const redirects = { room: await roomForRedirects(scope) }
  const full: Claims['full'] = new Map()
  let position = record.position
  let late: LatePostings[] = []

  if (position === 0) {
    await changing(services, { id: websiteId }, staff, (change) =>
      restorePlaces(change, file.places, { importId, batchId: record.batch_id! }),
    )
  }
  const batches = keptBatches(products(pace.batch, position))
  try {
    while ((await batches.at(0)) !== null) {
      const done = await changing(services, { id: websiteId }, staff, importStep)
      // The owner has stopped it, or another worker has taken over, because this one seemed dead.
      if (done === null) return endWith('through')
      if (done.late) late.push(done.late)
      if (late.reduce((sum, { count }) => sum + count, 0) >= POSTED_AT_ONCE) await writePostings()
      for (const { productId, imported } of done.reports) if (productId !== null) lines.set(productId, imported.line)
      position += done.reports.length
      batches.drop(done.batches)
      if ((await progress(position, total)) && position < total) return endWith('stopped')
      // SQLite never pauses by itself: visitors are served now.
      await setImmediate()
    }
  } finally {
    await batches.close()
  }
  return finish()

  /** Imports batches in one transaction, at least one, until others wait to write. */
  async function importStep(
    change: ChangeScope,
  ): Promise<{ batches: number; reports: Report[]; late: LatePostings | null } | null> {
    const reports: Report[] = []
    const linesHere = new Map<string, number>()
    const documents = new Map<string, SearchDocument>()
    let done = 0
    while (done < pace.batchesPerCommit && (done === 0 || !isAwaited(services.database))) {
      const batch = await batches.at(done)
      if (batch === null) break
      done += 1
      const first = position + reports.length
      if (!(await claim(first, batch.length, change))) return null
      const here = await importBatch(change, batch, {
        importId,
        batchId: record.batch_id!,
        context,
        redirects,
        lines: { get: (id) => linesHere.get(id) ?? lines.get(id) },
        full,
        documents,
      })
      for (const { productId, imported } of here) if (productId !== null) linesHere.set(productId, imported.line)
      await writeRows(change, importId, first, here, true)
      const { outcome } = (await findImport(change, importId))!
      const before = outcome === null ? noCounts : importCounts.read(outcome)
      await change.database
        .updateTable('imports')
        .set({ outcome: importCounts.write(countReports(before, here)) })
        .where('website_id', '=', websiteId)
        .where('id', '=', importId)
        .execute()
      reports.push(...here)
      await setImmediate()
    }
    // Once for all of them: see `WriteOptions`.
    return { batches: done, reports, late: await indexMany(change, 'product', [...documents.values()]) }
  }

  /** Writes the postings of the last steps. Visitors find their products then. */
  async function writePostings(): Promise<void> {
    await writeLatePostings(services, { id: websiteId }, late, pace.postings)
    late = []
  }

  async function endWith<End>(end: End): Promise<End> {
    await writePostings()
    return end
  }

  /** Claims the next products for this worker: of two parallel ones, one waits for the other and finds them claimed. */
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
    await writePostings()
    await relateProducts(services, website, staff, {
      products: record.format === 'vitrine' ? products(IMPORT_BATCH) : null,
      importId,
      batchId: record.batch_id!,
      context,
    })
    await changing(services, { id: websiteId }, staff, async (change) => {
      await change.database
        .updateTable('imports')
        .set({ state: 'done', lane: null, finished_at: Date.now(), ...(!hasFiles && { storage_key: null }) })
        .where('website_id', '=', websiteId)
        .where('id', '=', importId)
        .where('state', '=', 'running')
        .execute()
      await change.enqueue(fetchPicturesJob, { importId })
      // Pictures and download files are still read from it.
      if (!hasFiles) await forgetFile(change, record)
    })
    return 'through'
  }
}

/**
 * The batches of a file, read while those before them are saved. They are kept until they are dropped: a transaction may
 * be repeated.
 */
function keptBatches(source: AsyncGenerator<ImportedProduct[]>) {
  const read: ImportedProduct[][] = []
  return {
    /** The batch after so many that are kept; null after the last one. */
    async at(place: number): Promise<ImportedProduct[] | null> {
      while (read.length <= place) {
        const next = await source.next()
        if (next.done) return null
        read.push(next.value)
      }
      return read[place]!
    },
    drop: (count: number) => void read.splice(0, count),
    close: () => source.return(undefined),
  }
}
