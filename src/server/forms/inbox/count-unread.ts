import type { Scope } from '#server/scope.ts'
import { COUNTED_SUBMISSIONS } from '#shared/forms/owner-api.ts'
import { formsWithInbox } from './list-submissions.ts'

/**
 * The number of unread submissions of all forms except newsletter sign-ups; counting stops after `COUNTED_SUBMISSIONS`.
 */
export async function countUnread({ database, websiteId }: Scope): Promise<number> {
  const rows = await database
    .selectFrom('form_submissions as submission')
    .select('submission.id')
    .where('submission.website_id', '=', websiteId)
    .where('submission.folder', '=', 'inbox')
    .where('submission.is_read', '=', 0)
    .where('submission.form_id', 'in', formsWithInbox(database, websiteId))
    .limit(COUNTED_SUBMISSIONS + 1)
    .execute()
  return rows.length
}
