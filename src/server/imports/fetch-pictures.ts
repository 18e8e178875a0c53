import { productLimitOf } from '#server/collections/product-limit.ts'
import { fetchRemotePicture } from '#server/files/fetch-remote-picture.ts'
import { saveAsset } from '#server/files/save-asset.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { sentenceOf } from '#shared/failures.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { type Archive, openArchive } from './archive.ts'
import { attachPictures } from './attach-pictures.ts'
import { pictureDetails } from './documents.ts'
import { forgetFile } from './forget-import.ts'
import { findImport, type ImportRecord } from './import-store.ts'
import { findPictures, type PictureRecord } from './picture-store.ts'
import { isArchiveKey } from './read-own-file.ts'
import { pictureIn, takeFile } from './take-from-archive.ts'

/** Few at once, to be gentle to the other shop and to give priority to pages of this one. */
const AT_ONCE = 4
/** The same for pictures from a stored file. */
const OF_A_FILE_IN_ONE_JOB = 400
/** A job ends after this many, so that emails and payments never wait behind a thousand pictures. */
const IN_ONE_JOB = 24

type PictureServices = Pick<Services, 'database' | 'websites' | 'worker' | 'files' | 'env' | 'app'>

/**
 * Fetches some of the waiting pictures and adds them to their products, which are in the shop already. A failed picture
 * becomes a warning that can be retried.
 * @returns the number of those that still wait
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
  const staff = record.user_id === null ? null : { userId: record.user_id }
  const archive = await archiveOf(services, record)
  const most = archive ? OF_A_FILE_IN_ONE_JOB : IN_ONE_JOB
  for (let taken = 0; taken < most && !options.stopping?.(); ) {
    const waiting = await waitingPictures(scope, importId)
    if (waiting.length === 0) break
    // A featured image is often in the text, too: it is fetched once.
    const begun = new Map<string, Promise<Result<string>>>()
    const fetched = await Promise.all(
      waiting.map((picture) => {
        const key = picture.place === 'file' ? picture.id : picture.url
        const one = begun.get(key) ?? fetchOne(services, scope, picture, { archive, allowed: options.allowed })
        begun.set(key, one)
        return one
      }),
    )
    const arrived = waiting.flatMap((picture, place) => {
      const result = fetched[place]!
      return [
        { picture, assetId: result.ok ? result.value : null, reason: result.ok ? '' : sentenceOf(result.failure) },
      ]
    })
    await changing(services, { id: websiteId }, staff, (change) =>
      attachPictures(change, arrived, {
        batchId,
        importId,
        productLimit: productLimitOf(services.env),
      }),
    )
    taken += waiting.length
  }
  const left = await countWaiting(scope, importId)
  if (left === 0) await forgetArchive(services, record)
  return left
}

/** The ZIP file of the import, while it exists. */
async function archiveOf({ files }: PictureServices, { storage_key: key }: ImportRecord): Promise<Archive | null> {
  return key !== null && isArchiveKey(key) ? openArchive(files, key) : null
}

/** The file is not needed once all pictures are fetched. */
async function forgetArchive(services: PictureServices, record: ImportRecord): Promise<void> {
  if (record.storage_key === null || record.state !== 'done') return
  await changing(services, { id: record.website_id }, null, async (scope) => {
    await scope.database
      .updateTable('imports')
      .set({ storage_key: null })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', record.id)
      .execute()
    await forgetFile(scope, record)
  })
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

interface Sources {
  readonly archive: Archive | null
  readonly allowed: string[] | undefined
}

/** The website's picture or file for a URL, fetched if it is missing. */
async function fetchOne(
  services: PictureServices,
  scope: Scope,
  { url, place, details }: PictureRecord,
  { archive, allowed }: Sources,
): Promise<Result<string>> {
  if (place === 'file') return takeFile(services, scope, archive, { url, ...pictureDetails.read(details) })
  const known = (await findPictures(scope, [url])).get(url)
  if (known !== undefined) return succeed(known)
  const options = allowed ? { allowed } : {}
  const found = (await pictureIn(archive, url)) ?? (await fetchRemotePicture(url, options))
  // Texts only show pictures over https; the old shop may not have it.
  const second =
    found.ok || !['body', 'post', 'content'].includes(place)
      ? found
      : await fetchRemotePicture(url.replace(/^https:/, 'http:'), options)
  // The address that the file names is the one that an owner looks for.
  const remote = second.ok ? second : found
  if (!remote.ok) return remote
  const saved = await saveAsset(services, scope, { ...remote.value, sourceUrl: url }, 'background')
  return saved.ok ? succeed(saved.value.id) : saved
}
