import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { submissionLog } from '../change-log.ts'
import { removeLostFiles } from '../files/form-files.ts'

/** The number of submissions from an email address, in all forms and folders. */
export async function countPerson(
  { database, websiteId }: Scope,
  email: string,
): Promise<{ submissions: number; forms: number }> {
  const found = await database
    .selectFrom('form_submissions')
    .select((column) => [
      column.fn.countAll<number>().as('submissions'),
      column.fn.count<number>('form_id').distinct().as('forms'),
    ])
    .where('website_id', '=', websiteId)
    .where('sender_email', '=', email.toLowerCase())
    .executeTakeFirstOrThrow()
  return { submissions: Number(found.submissions), forms: Number(found.forms) }
}

/**
 * Permanently deletes all submissions of an email address with their files, including deleted ones. The change log
 * records their number, not the address. @returns the number
 */
export async function deletePerson(scope: ChangeScope, email: string, batchId: string): Promise<number> {
  const { numDeletedRows } = await scope.database
    .deleteFrom('form_submissions')
    .where('website_id', '=', scope.websiteId)
    .where('sender_email', '=', email.toLowerCase())
    .executeTakeFirst()
  await removeLostFiles(scope, Date.now())
  const deleted = Number(numDeletedRows)
  if (deleted > 0) {
    const title = deleted === 1 ? '1 response of one person' : `${deleted} responses of one person`
    await recordChange(scope, batchId, submissionLog, { nounId: newId(), before: { title }, after: null })
  }
  return deleted
}
