import type { Updateable } from 'kysely'
import { undoInSteps } from '#server/changes/undo-in-steps.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { sentenceOf } from '#shared/failures.ts'
import { importChoices, importSentences } from './documents.ts'
import { findImport } from './import-store.ts'
import type { ImportServices } from './load-import.ts'
import { placesLeft } from './places-left.ts'
import type { Progress } from './progress.ts'
import type { ImportTables } from './tables.ts'

/**
 * Undoes a whole import, in steps: what it created is deleted, what it changed is restored. If something was changed
 * later, nothing is undone and the import says why. After a crash it continues.
 */
export async function undoImport(
  services: ImportServices & Pick<Services, 'undoing'>,
  websiteId: string,
  importId: string,
  progress: Progress,
): Promise<'through' | 'stopped'> {
  const scope = reading(services, { id: websiteId })
  const record = await findImport(scope, importId)
  if (record?.state !== 'undoing' || record.batch_id === null) return 'through'
  const staff = record.user_id === null ? null : { userId: record.user_id }
  const undone = await undoInSteps(
    services,
    websiteId,
    staff,
    record.batch_id,
    async (done, size) => {
      // In products, as the progress of the import was.
      const position = Math.round((done / size) * record.total)
      await set({ position })
      return progress(position, record.total)
    },
    importChoices.read(record.choices).keepsChanged,
  )
  if (undone.ok && undone.value === 'stopped') return 'stopped'
  const end = { lane: null, position: record.total }
  if (!undone.ok) {
    await set({ ...end, state: 'done', failure: sentenceOf(undone.failure) })
    return 'through'
  }
  const notices = [...(await placesLeft(scope, record.batch_id)), ...importSentences.read(record.notices)]
  await changing(services, { id: websiteId }, staff, ({ database }) =>
    set({ ...end, state: 'undone', failure: null, notices: importSentences.write(notices) }, database),
  )
  return 'through'

  async function set(changes: Updateable<ImportTables['imports']>, database = scope.database): Promise<void> {
    await database
      .updateTable('imports')
      .set({ ...changes, touched_at: Date.now() })
      .where('website_id', '=', websiteId)
      .where('id', '=', importId)
      .where('state', '=', 'undoing')
      .execute()
  }
}
