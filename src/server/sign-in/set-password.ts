import type { DatabaseQueries } from '#server/tables.ts'

/**
 * Gives a person a new password, in the caller's transaction: every session of theirs ends with the old one, and every
 * link to a new password. @param exceptSession the hash of a session that goes on
 */
export async function setPassword(
  transaction: DatabaseQueries,
  userId: string,
  passwordHash: string,
  exceptSession = '',
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: passwordHash, password_changed_at: Date.now() })
    .where('id', '=', userId)
    .execute()
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptSession)
    .execute()
}
