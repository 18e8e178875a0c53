import { listCollections } from '#server/collections/collection-store.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { newId } from '#server/identifiers.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ImportFormat, UnitSystem } from '#shared/imports/formats.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { looksLikeOwnFile } from '#shared/imports/own-file.ts'
import { displayName } from '../files/asset-url.ts'
import { importCounts } from './documents.ts'
import { clearAway } from './forget-import.ts'
import { unitSystemOf } from './formats/measures.ts'
import { noCounts } from './import-store.ts'
import { checkImportJob } from './jobs.ts'
import { fileKey, type ImportServices } from './load-import.ts'
import { type FileFailure, readImportFile } from './read-import-file.ts'
import { type OwnFileFailure, openOwnFile, ownEndings } from './read-own-file.ts'
import { rememberFile } from './read-stored-file.ts'
import { receiveImport } from './receive-import.ts'

export interface UploadChoices {
  readonly filename: string
  readonly collectionId?: string | undefined
  readonly units?: UnitSystem | undefined
  /** When a worker starts the dry run; absent: at once. The import command, which runs it itself, sets a later time. */
  readonly runAt?: number
}

/** Why an uploaded file is refused. */
type UploadRefusal = FileFailure | OwnFileFailure | 'collection-not-found' | 'import-no-store' | 'import-too-large'

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
  if (!received) return fail('import-too-large')
  const kept = 'key' in received ? succeed(received) : await keep(services.files, received.bytes, keyFor)
  if (!kept.ok) return kept
  const taken = await takeIn(services, website, staff, { id, kept: kept.value, choices })
  if (!taken.ok) await services.files.remove(kept.value.key)
  return taken
}

/** The key of an import's file, and its format if it has been read. */
interface Kept {
  readonly key: string
  readonly format?: ImportFormat
}

/** Stores a file from memory, unless it cannot be read. */
async function keep(
  files: FileStore,
  bytes: Buffer,
  keyFor: (ending?: string) => string,
): Promise<Result<Kept, FileFailure>> {
  const file = await readImportFile(bytes)
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
  const format = kept.format ? succeed(kept.format) : await ownFormatOf(services, kept.key)
  if (!format.ok) return format
  const stores = await listCollections(reading(services, website))
  const store = stores.find(({ id }) => id === (choices.collectionId ?? stores[0]?.id))
  if (!store) return fail(choices.collectionId ? 'collection-not-found' : 'import-no-store')

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
        collection_id: store.id,
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

/** Checks that a file is our own export; else why it cannot be read. */
async function ownFormatOf({ files }: ImportServices, key: string): Promise<Result<ImportFormat, OwnFileFailure>> {
  const own = await openOwnFile(files, key)
  return own.ok ? succeed('vitrine') : own
}
