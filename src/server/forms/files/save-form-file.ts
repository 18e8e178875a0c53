import { engineOf } from '#server/database/engine.ts'
import { removeFilesJob } from '#server/files/jobs.ts'
import { formFileKey } from '#server/files/keys.ts'
import type { StreamRefusal } from '#server/files/receive-file.ts'
import { saveUpload, type TakeIn } from '#server/files/save-upload.ts'
import { newId } from '#server/identifiers.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { MEGABYTE } from '#shared/files/file-size.ts'
import type { FieldOf } from '#shared/forms/field-schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { checkFileKind } from './check-file-kind.ts'

/** The share of a site's space for unclaimed files: uploads alone leave space for submissions. */
const SHARE_OF_UNCLAIMED = 0.25

export interface SavedFile {
  readonly id: string
  readonly filename: string
  readonly bytes: number
}

/**
 * Stores a file that a visitor uploads to a field: its beginning is checked before anything is written, it is stored
 * where no public URL leads, and the site's limit is exact.
 * @param takeIn receives it from its request, up to a number of bytes
 */
export async function saveFormFile(
  services: Pick<Services, 'files' | 'app' | 'env' | 'database' | 'websites' | 'worker'>,
  website: { id: string },
  { formId, field }: { readonly formId: string; readonly field: FieldOf<'file'> },
  takeIn: (mostBytes: number, ...rest: Parameters<TakeIn<StreamRefusal>>) => ReturnType<TakeIn<StreamRefusal>>,
): Promise<Result<SavedFile, StreamRefusal | 'file-type-unsupported' | 'form-files-full' | 'upload-failed'>> {
  const id = newId()
  const storageKey = formFileKey(website.id, id)
  const taken = await saveUpload(
    services,
    storageKey,
    (keep) => takeIn(field.maxMegabytes * MEGABYTE, keep),
    (stream, filename) => checkFileKind(stream, filename, field),
  )
  if (!taken.ok) return taken
  const file = { id, ...taken.value }
  const outcome = await changing(services, website, null, (scope) =>
    insert(scope, { ...file, storageKey, formId, fieldId: field.id }, services.env),
  )
  if (outcome.ok) return succeed(file)
  await enqueue(services.database, website.id, removeFilesJob, { keys: [storageKey] })
  return outcome
}

interface NewFormFile extends SavedFile {
  readonly storageKey: string
  readonly formId: string
  readonly fieldId: string
}

async function insert(
  scope: ChangeScope,
  file: NewFormFile,
  { LIMIT_FORM_FILES_MEGABYTES }: Pick<Services['env'], 'LIMIT_FORM_FILES_MEGABYTES'>,
): Promise<Result<void, 'form-files-full'>> {
  const { database, websiteId } = scope
  await queueUp(scope)
  const most = LIMIT_FORM_FILES_MEGABYTES * MEGABYTE
  if ((await bytesOfFormFiles(scope, 'all')) + file.bytes > most) return fail('form-files-full')
  if ((await bytesOfFormFiles(scope, 'unclaimed')) + file.bytes > most * SHARE_OF_UNCLAIMED)
    return fail('form-files-full')
  await database
    .insertInto('form_files')
    .values({
      website_id: websiteId,
      id: file.id,
      form_id: file.formId,
      field_id: file.fieldId,
      submission_id: null,
      filename: file.filename,
      storage_key: file.storageKey,
      bytes: file.bytes,
      created_at: Date.now(),
    })
    .execute()
  return succeed(undefined)
}

/** Two parallel files that would each just fit are counted one after the other; SQLite has one writer anyway. */
async function queueUp({ database, websiteId }: ChangeScope): Promise<void> {
  if (engineOf(database) === 'sqlite') return
  await database.selectFrom('websites').select('id').where('id', '=', websiteId).forUpdate().execute()
}

/** The bytes of all files that visitors sent, or of those that belong to no submission yet. */
export async function bytesOfFormFiles({ database, websiteId }: Scope, which: 'all' | 'unclaimed'): Promise<number> {
  let query = database
    .selectFrom('form_files')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('bytes'), select.lit(0)).as('bytes'))
    .where('website_id', '=', websiteId)
  if (which === 'unclaimed') query = query.where('submission_id', 'is', null)
  return Number((await query.executeTakeFirstOrThrow()).bytes)
}
