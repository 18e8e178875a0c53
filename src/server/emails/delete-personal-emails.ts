import { sql } from 'kysely'
import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { PASSWORD_RESET, personalKinds } from './personal-emails.ts'

const RETENTION_MILLISECONDS = DAY_MILLISECONDS

/** In the words of the index `letters_personal`: without it, each run would read all emails of the site. */
const isPersonal = sql<boolean>`kind in (${sql.join(personalKinds.map((kind) => sql.lit(kind)))})`

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
    .where(isPersonal)
    .where((where) => where.or([where('kind', '=', PASSWORD_RESET), where('state', 'not in', ['waiting', 'delayed'])]))
    .where('created_at', '<', now - RETENTION_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'letters', by: 'id', keys: old }, stopping)
}
