import { inTransaction } from '#server/database/transaction.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Job, JobHandler } from '#server/jobs/worker.ts'
import type { Services } from '#server/services.ts'
import { pixelWidthsOf } from '#shared/files/widths.ts'
import type { AssetRow } from './asset-store.ts'
import { type Derivatives, derivativesOf } from './derivatives.ts'
import { makeDerivativesJob } from './jobs.ts'
import type { DerivativeFormat } from './keys.ts'
import type { MediaAsset } from './media-asset.ts'
import { createMediaAssets } from './media-assets.ts'
import { hasAvif } from './negotiate.ts'
import { createQuietMoment } from './quiet-moment.ts'

/**
 * The disk space of smaller pictures; the least recently used ones are deleted, and made again when they are requested.
 */
const DERIVED_BYTES = 2_000_000_000
const TRIM_EVERY_MILLISECONDS = 60 * 60_000

/**
 * Makes the smaller pictures of a website's new assets before their first visitor: WebP, and AVIF, which takes too long
 * to wait for. One job processes all assets of a website, so that a large import does not delay emails. Missing
 * pictures are made, or requested again, when they are needed.
 */
export function makeDerivativesHandler({
  database,
  files,
  app,
  env,
}: Pick<Services, 'database' | 'files' | 'app' | 'env'>): JobHandler {
  const derivatives = derivativesOf({ app, files })
  const assets = createMediaAssets(database)
  const quietMoment = createQuietMoment()
  let lastTrim = 0

  return async (job) => {
    for (let row = await next(job.websiteId); row; row = await next(job.websiteId)) {
      const asset = await assets.findNow(job.websiteId, row.id)
      if (asset && !(await makeAll(asset, job))) return again(job)
      await database
        .updateTable('assets')
        .set({ derived_at: Date.now() })
        .where('website_id', '=', job.websiteId)
        .where('id', '=', row.id)
        .execute()
    }
    await trim()
  }

  async function trim(): Promise<void> {
    if (Date.now() - lastTrim < TRIM_EVERY_MILLISECONDS) return
    lastTrim = Date.now()
    await files.trim('derived', DERIVED_BYTES)
  }

  /** @returns false when it stopped half way because the process ends */
  async function makeAll(asset: MediaAsset, { stopping }: Pick<Job, 'stopping'>): Promise<boolean> {
    const wanted = await missing(derivatives, asset, env.AVIF_PICTURES)
    const bytes = wanted.length > 0 ? await files.read(asset.storageKey) : null
    if (!bytes) return true
    try {
      const source = { bytes, frames: asset.frames }
      for (const { pixels, format } of wanted) {
        if (stopping()) return false
        await quietMoment()
        await derivatives.make(asset, pixels, format, source, 'background')
      }
    } catch (error) {
      // A picture that cannot be processed will not be the next time either; its original is still served.
      app.log.error({ err: error, assetId: asset.id }, 'a picture could not be made smaller')
    }
    return true
  }

  function next(websiteId: string): Promise<Pick<AssetRow, 'id'> | undefined> {
    return database
      .selectFrom('assets')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('derived_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  }

  /** The process is stopping: the rest is for the next one. The key prevents a second job for the same work. */
  async function again({ websiteId, finish }: Pick<Job, 'websiteId' | 'finish'>): Promise<void> {
    await inTransaction(database, async (transaction) => {
      await finish(transaction)
      await enqueue(transaction, websiteId, makeDerivativesJob, {}, { uniqueKey: 'all' })
    })
  }
}

/** Missing pictures: first all WebP, which any visitor may need at once, then AVIF. */
async function missing(derivatives: Derivatives, asset: MediaAsset, isAvifMade: boolean) {
  const widths = pixelWidthsOf(asset.width)
  const all = [
    ...widths.map((pixels) => ({ pixels, format: 'webp' as DerivativeFormat })),
    ...widths
      .filter((pixels) => hasAvif(asset, pixels, isAvifMade))
      .map((pixels) => ({ pixels, format: 'avif' as DerivativeFormat })),
  ]
  const found = await Promise.all(all.map(({ pixels, format }) => derivatives.find(asset, pixels, format)))
  return all.filter((_, index) => !found[index])
}
