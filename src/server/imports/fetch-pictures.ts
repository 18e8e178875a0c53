import { fetchRemotePicture } from '#server/files/fetch-remote-picture.ts'
import { saveAsset } from '#server/files/save-asset.ts'
import type { NewJob } from '#server/jobs/enqueue.ts'
import { productLimitOf } from '#server/products/product-limit.ts'
import type { Services } from '#server/services.ts'
import { changing, reading, type Scope } from '#server/stores.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { attachPictures } from './attach-pictures.ts'
import { findImport } from './import-store.ts'
import { findPictures, type PictureRecord } from './picture-store.ts'

export const FETCH_IMPORT_PICTURES = 'fetch-import-pictures'
/** Few at once: the other shop is not to feel it, and pages of this one go first. */
const AT_ONCE = 4
/** A job ends after so many, so that letters and payments never wait behind a thousand pictures. */
const IN_ONE_JOB = 24

export type PictureServices = Pick<Services, 'database' | 'websites' | 'worker' | 'files' | 'env' | 'app'>

/** The job that fetches the pictures of an import which still wait. */
export const fetchPicturesJob = (importId: string): NewJob => ({ kind: FETCH_IMPORT_PICTURES, payload: { importId } })

/**
 * Fetches some of the pictures that wait and puts them where they belong. Products are in the shop meanwhile; what cannot
 * be fetched becomes a warning that can be retried.
 * @returns how many still wait
 */
export async function fetchPictures(
  services: PictureServices,
  websiteId: string,
  importId: string,
  options: { readonly stopping?: () => boolean; readonly allowed?: string[] } = {},
): Promise<number> {
  const scope = reading(services, { id: websiteId })
  const record = await findImport(scope, importId)
  if (!record?.batch_id) return 0
  const batchId = record.batch_id
  const member = record.user_id === null ? null : { userId: record.user_id }
  for (let taken = 0; taken < IN_ONE_JOB && !options.stopping?.(); ) {
    const waiting = await waitingPictures(scope, importId)
    if (waiting.length === 0) return 0
    const fetched = await Promise.all(waiting.map((picture) => fetchOne(services, scope, picture, options.allowed)))
    const arrived = waiting.flatMap((picture, place) => {
      const result = fetched[place]!
      return [
        { picture, assetId: result.ok ? result.value : null, reason: result.ok ? '' : sentenceOf(result.failure) },
      ]
    })
    await changing(services, { id: websiteId }, member, (change) =>
      attachPictures(change, arrived, {
        batchId,
        importId,
        productLimit: productLimitOf(services.env),
      }),
    )
    taken += waiting.length
  }
  return countWaiting(scope, importId)
}

async function waitingPictures({ database, websiteId }: Scope, importId: string): Promise<PictureRecord[]> {
  return database
    .selectFrom('import_pictures')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
}

async function countWaiting({ database, websiteId }: Scope, importId: string): Promise<number> {
  const row = await database
    .selectFrom('import_pictures')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The picture of this website that an address stands for, fetched where it is not there yet. */
async function fetchOne(
  services: PictureServices,
  scope: Scope,
  { url }: PictureRecord,
  allowed: string[] | undefined,
): Promise<Result<string>> {
  const known = (await findPictures(scope, [url])).get(url)
  if (known !== undefined) return succeed(known)
  const remote = await fetchRemotePicture(url, { ...(allowed && { allowed }) })
  if (!remote.ok) return remote
  const saved = await saveAsset(services, scope, { ...remote.value, sourceUrl: url }, 'background')
  return saved.ok ? succeed(saved.value.id) : saved
}
