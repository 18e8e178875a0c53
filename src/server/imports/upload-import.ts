import type { Readable } from 'node:stream'
import { listCollections } from '#server/collections/collection-store.ts'
import { newId } from '#server/identifiers.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { displayName } from '#shared/files/asset-url.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { UnitSystem } from '#shared/imports/formats.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { unitSystemOf } from '#shared/imports/measures.ts'
import { clearAway } from './forget-import.ts'
import { noCounts } from './import-store.ts'
import { CHECK_IMPORT, importJob } from './jobs.ts'
import { fileKey, type ImportServices } from './load-import.ts'
import { readImportFile } from './read-import-file.ts'

export interface UploadChoices {
  readonly filename: string
  readonly collectionId?: string | undefined
  readonly units?: UnitSystem | undefined
  /** When a worker does the dry run; at once when absent. Whoever does it by hand sets it later, for the case of a kill. */
  readonly runAt?: number
}

/**
 * Takes a file to be imported: looks at it at once, keeps it where every node can read it, and leaves the dry run to a
 * job. @returns the id of the import
 */
export async function uploadImport(
  services: ImportServices,
  website: Website,
  member: { userId: string } | null,
  bytes: Buffer,
  choices: UploadChoices,
): Promise<Result<string>> {
  if (bytes.length > importLimits.bytes) return fail('import-too-large')
  const file = await readImportFile(bytes)
  if (!file.ok) return file
  const stores = await listCollections(reading(services, website))
  const store = stores.find(({ id }) => id === (choices.collectionId ?? stores[0]?.id))
  if (!store) return fail(choices.collectionId ? 'collection-not-found' : 'import-no-store')

  const id = newId()
  const storageKey = fileKey(website.id, id)
  await services.files.write(storageKey, bytes, 'text/csv')
  await changing(services, website, member, async (scope) => {
    await clearAway(scope)
    await scope.database
      .insertInto('imports')
      .values({
        website_id: website.id,
        id,
        user_id: scope.userId,
        filename: displayName(choices.filename, importLimits.filename),
        format: file.value.format,
        state: 'checking',
        units: choices.units ?? unitSystemOf(website.settings.country),
        collection_id: store.id,
        storage_key: storageKey,
        created_at: Date.now(),
        total: 0,
        position: 0,
        planned: JSON.stringify(noCounts),
        notices: '[]',
        new_categories: '[]',
      })
      .execute()
    await scope.enqueue({ ...importJob(CHECK_IMPORT, id), runAt: choices.runAt ?? Date.now() })
  })
  return succeed(id)
}

/** Collects a file that is being sent; null when it is larger than an import may be. */
export async function receiveFile(body: Readable, declaredBytes: number): Promise<Buffer | null> {
  if (declaredBytes > importLimits.bytes) return null
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > importLimits.bytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
