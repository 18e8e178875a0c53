import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { MailServerTables } from './tables.ts'

type SiteRows = Pick<Scope, 'database' | 'websiteId'>
/** The mail server of a site as it is stored, its password sealed. */
export type StoredServer = Omit<Selectable<MailServerTables['mail_servers']>, 'website_id'>

/** What a password is sealed for: it opens for the same site only. */
export const sealedFor = (websiteId: string): string => `mail server ${websiteId}`

/** The mail server of a site; null where emails are sent by the installation's, or not at all. */
export async function readMailServer({ database, websiteId }: SiteRows): Promise<StoredServer | null> {
  const row = await database
    .selectFrom('mail_servers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (!row) return null
  const { website_id: _, ...server } = row
  return server
}

/** Stores the mail server of a site in place of an earlier one. */
export async function writeMailServer({ database, websiteId }: ChangeScope, server: StoredServer): Promise<void> {
  await database
    .insertInto('mail_servers')
    .values({ website_id: websiteId, ...server })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(server))
    .execute()
}

/** Deletes the mail server of a site with its password. */
export async function deleteMailServer({ database, websiteId }: ChangeScope): Promise<void> {
  await database.deleteFrom('mail_servers').where('website_id', '=', websiteId).execute()
}

/**
 * Stores why a server took no email, and since when, for the owner; '' when it works again. A server that was saved
 * since is left alone.
 */
export async function noteProblem(
  { database, websiteId }: SiteRows,
  { saved_at }: Pick<StoredServer, 'saved_at'>,
  problem: string,
  now = Date.now(),
): Promise<void> {
  await database
    .updateTable('mail_servers')
    .set((set) => ({ problem, problem_since: problem ? set.fn.coalesce('problem_since', set.val(now)) : null }))
    .where('website_id', '=', websiteId)
    .where('saved_at', '=', saved_at)
    .where('problem', '!=', problem)
    .execute()
}
