import { listCollections } from '#server/collections/collection-store.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { newId } from '#server/identifiers.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { hasPosts, type ImportFormat, type UnitSystem } from '#shared/imports/formats.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { looksLikeOwnFile } from '#shared/imports/own-file.ts'
import { may } from '#shared/roles/rules.ts'
import { displayName } from '../files/asset-url.ts'
import { importCounts } from './documents.ts'
import { clearAway } from './forget-import.ts'
import { unitSystemOf } from './formats/measures.ts'
import type { ImportFile } from './import-file.ts'
import { noCounts } from './import-store.ts'
import { checkImportJob } from './jobs.ts'
import { fileKey, type ImportServices } from './load-import.ts'
import { blogFor } from './posts/load-posts.ts'
import { isXmlKey, openPostsFile, type PostsFileFailure } from './posts/posts-file.ts'
import type { FileFailure } from './read-import-file.ts'
import { isOwnKey, type OwnFileFailure, openOwnFile, ownEndings } from './read-own-file.ts'
import { openFile, readStoredFile, rememberFile } from './read-stored-file.ts'
import { receiveImport } from './receive-import.ts'

export interface UploadChoices {
  readonly filename: string
  readonly collectionId?: string | undefined
  readonly blogId?: string | undefined
  readonly units?: UnitSystem | undefined
  /** The same file, if it has been opened already. */
  readonly opened?: ImportFile | undefined
  /** The role of who uploads it; absent for the command line, which may do everything. */
  readonly role?: number
  /** When a worker starts the dry run; absent: at once. The import command, which runs it itself, sets a later time. */
  readonly runAt?: number
}

/** Why an uploaded file is refused. */
type UploadRefusal =
  | FileFailure
  | OwnFileFailure
  | PostsFileFailure
  | 'collection-not-found'
  | 'import-no-store'
  | 'import-too-large'
  | 'item-collection-not-found'
  | 'not-permitted'

/**
 * Accepts a file for an import: checks it at once, stores it where every node can read it, and leaves the dry run to a
 * job. @returns the id of the import
 */
export async function uploadImport(
  services: ImportServices,
  website: Website,
  staff: { userId: string } | null,
  body: AsyncIterable<Buffer>,
  choices: UploadChoices,
): Promise<Result<string, UploadRefusal>> {
  const id = newId()
  const keyFor = (ending?: string) => fileKey(website.id, id, ending)
  const received = await receiveImport(services.files, body, keyFor)
  if (!received.ok) return received
  const kept =
    'key' in received.value ? succeed(received.value) : await keep(services.files, received.value.bytes, keyFor)
  if (!kept.ok) return kept
  if (choices.opened) rememberFile(kept.value.key, choices.opened)
  const taken = await takeIn(services, website, staff, { id, kept: kept.value, choices })
  if (!taken.ok) await services.files.remove(kept.value.key)
  return taken
}

/** The key of an import's file, and its format if it has been read. */
interface Kept {
  readonly key: string
  readonly format?: ImportFormat
}

/** Stores one of our own exports from memory, unless it cannot be read. */
async function keep(
  files: FileStore,
  bytes: Buffer,
  keyFor: (ending?: string) => string,
): Promise<Result<Kept, FileFailure>> {
  const file = await openFile(bytes)
  // Our own exports may have more lines than files that are read as a whole.
  const isLong = !file.ok && file.failure.code === 'import-too-large' && looksLikeOwnFile(bytes)
  if (!file.ok && !isLong) return file
  const key = keyFor(isLong ? ownEndings.csv : undefined)
  await files.write(key, bytes, 'text/csv')
  if (file.ok) rememberFile(key, file.value)
  return succeed(file.ok ? { key, format: file.value.format } : { key })
}

interface Incoming {
  readonly id: string
  readonly kept: Kept
  readonly choices: UploadChoices
}

async function takeIn(
  services: ImportServices,
  website: Website,
  staff: { userId: string } | null,
  { id, kept, choices }: Incoming,
): Promise<Result<string, UploadRefusal>> {
  const format = kept.format ? succeed(kept.format) : await formatOf(services, website, kept.key)
  if (!format.ok) return format
  const place = hasPosts(format.value)
    ? await blogOf(services, website, choices)
    : await storeOf(services, website, choices)
  if (!place.ok) return place

  await changing(services, website, staff, async (scope) => {
    await clearAway(scope)
    await scope.database
      .insertInto('imports')
      .values({
        website_id: website.id,
        id,
        user_id: scope.userId,
        filename: displayName(choices.filename, importLimits.filename),
        format: format.value,
        state: 'checking',
        units: choices.units ?? unitSystemOf(website.settings.country),
        collection_id: place.value,
        storage_key: kept.key,
        created_at: Date.now(),
        total: 0,
        position: 0,
        planned: importCounts.write(noCounts),
        notices: '[]',
        new_categories: '[]',
      })
      .execute()
    await scope.enqueue(checkImportJob, { importId: id }, { runAt: choices.runAt ?? Date.now() })
  })
  return succeed(id)
}

/** The store page for products that name none. */
async function storeOf(
  services: ImportServices,
  website: Website,
  { collectionId }: UploadChoices,
): Promise<Result<string, 'collection-not-found' | 'import-no-store'>> {
  const stores = await listCollections(reading(services, website))
  const store = stores.find(({ id }) => id === (collectionId ?? stores[0]?.id))
  if (store) return succeed(store.id)
  return fail(collectionId ? 'collection-not-found' : 'import-no-store')
}

/** The blog for posts; '' where one will be created. Who may sell products may not write posts by that. */
async function blogOf(
  services: ImportServices,
  website: Website,
  { blogId, role }: UploadChoices,
): Promise<Result<string, 'item-collection-not-found' | 'not-permitted'>> {
  if (role !== undefined && !may(role, 'pages.write')) return fail('not-permitted')
  const blog = await blogFor(reading(services, website), blogId)
  return blog === null && blogId !== undefined ? fail('item-collection-not-found') : succeed(blog?.id ?? '')
}

/** What a stored file is: an export of posts, of another shop or of ours; else why it cannot be read. */
async function formatOf(
  { files }: ImportServices,
  { settings }: Website,
  key: string,
): Promise<Result<ImportFormat, FileFailure | OwnFileFailure | PostsFileFailure>> {
  if (isXmlKey(key)) {
    const posts = await openPostsFile(files, key, settings.timeZone)
    return posts.ok ? succeed(posts.value.format) : posts
  }
  if (isOwnKey(key)) {
    const own = await openOwnFile(files, key)
    return own.ok ? succeed('vitrine') : own
  }
  const file = await readStoredFile(files, key)
  return file.ok ? succeed(file.value.format) : file
}
