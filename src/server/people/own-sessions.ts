import type { Staff } from '#server/http/serve.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import type { OwnerSession } from '#shared/sign-in/schema.ts'

/** A person's sessions, the last used first. */
export async function listOwnSessions(
  database: DatabaseQueries,
  { userId, sessionHash }: Pick<Staff, 'userId' | 'sessionHash'>,
): Promise<OwnerSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', Date.now())
    .where('removed_from', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.token_hash,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    address: row.address,
    userAgent: row.user_agent,
    isThisOne: row.token_hash === sessionHash,
  }))
}

/** Ends one of a person's sessions; those of others are not affected. */
export async function endOwnSession(database: DatabaseQueries, userId: string, sessionId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '=', sessionId).execute()
}
