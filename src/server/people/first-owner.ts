import type { Database } from '#server/tables.ts'

/** The id of any person; null in an installation that is not set up. */
export async function firstOwnerOf(database: Database): Promise<string | null> {
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return user?.id ?? null
}
