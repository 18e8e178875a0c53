import type { DatabaseQueries } from '#server/tables.ts'

/**
 * Sets a person's new password, in the caller's transaction: all their sessions and reset links end. @param
 * exceptSession the hash of a session that stays
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
