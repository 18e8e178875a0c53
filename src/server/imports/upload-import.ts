import { listCollections } from '#server/collections/collection-store.ts'
import { newId } from '#server/identifiers.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { displayName } from '#shared/files/asset-url.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ImportFormat, UnitSystem } from '#shared/imports/formats.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { unitSystemOf } from '#shared/imports/measures.ts'
import { clearAway } from './forget-import.ts'
import { noCounts } from './import-store.ts'
import { CHECK_IMPORT, importJob } from './jobs.ts'
import { fileKey, type ImportServices } from './load-import.ts'
import { readImportFile } from './read-import-file.ts'
import { openOwnFile } from './read-own-file.ts'
import { type ReceivedImport, receiveImport } from './receive-import.ts'

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
  body: AsyncIterable<Buffer>,
  choices: UploadChoices,
): Promise<Result<string>> {
  const id = newId()
  const received = await receiveImport(services.files, body, (ending) => fileKey(website.id, id, ending))
  if (!received) return fail('import-too-large')
  const taken = await takeIn(services, website, member, { id, received, choices })
  if (!taken.ok && 'key' in received) await services.files.remove(received.key)
  return taken
}

interface Incoming {
  readonly id: string
  readonly received: ReceivedImport
  readonly choices: UploadChoices
}

async function takeIn(
  services: ImportServices,
  website: Website,
  member: { userId: string } | null,
  { id, received, choices }: Incoming,
): Promise<Result<string>> {
  const format = await formatOf(services, received)
  if (!format.ok) return format
  const stores = await listCollections(reading(services, website))
  const store = stores.find(({ id }) => id === (choices.collectionId ?? stores[0]?.id))
  if (!store) return fail(choices.collectionId ? 'collection-not-found' : 'import-no-store')

  const storageKey = 'key' in received ? received.key : fileKey(website.id, id)
  if ('bytes' in received) await services.files.write(storageKey, received.bytes, 'text/csv')
  await changing(services, website, member, async (scope) => {
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

/** Which shop a file comes from, or why it cannot be read. */
async function formatOf({ files }: ImportServices, received: ReceivedImport): Promise<Result<ImportFormat>> {
  if ('bytes' in received) {
    const file = await readImportFile(received.bytes)
    return file.ok ? succeed(file.value.format) : file
  }
  const own = await openOwnFile(files, received.key)
  return own.ok ? succeed('vitrine') : own
}
