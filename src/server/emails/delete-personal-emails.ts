import { sql } from 'kysely'
import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { PASSWORD_RESET, personalKinds } from './personal-emails.ts'

const RETENTION_MILLISECONDS = DAY_MILLISECONDS

/**
 * Deletes emails with links into an account, long after the links have expired, and those with codes of gift cards, once
 * the mail server has them.
 */
export async function deletePersonalEmails(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('letters')
    .select('id')
    .where('website_id', '=', websiteId)
    // Written as in the index `letters_personal`: with bound values, each run would read all emails of the site.
    .where(
      'kind',
      'in',
      personalKinds.map((kind) => sql.lit(kind)),
    )
    .where((where) => where.or([where('kind', '=', PASSWORD_RESET), where('state', 'not in', ['waiting', 'delayed'])]))
    .where('created_at', '<', now - RETENTION_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'letters', by: 'id', keys: old }, stopping)
}
