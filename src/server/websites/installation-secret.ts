import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Database } from '#server/tables.ts'

/**
 * The secret that all nodes of an installation share; made once, stored in the database. A key object and not its
 * bytes: Node signs ten times faster with it.
 */
export async function installationSecret(database: Database): Promise<KeyObject> {
  await database
    .insertInto('installation')
    .values({ name: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow()
  return createSecretKey(row.value, 'base64url')
}
