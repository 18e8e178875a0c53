import type { Scope } from '#server/scope.ts'

/**
 * The origin of links in emails. What was made without a request, such as the demo's orders, has none of its own: it
 * gets the one where the owner has signed in, or '' before.
 */
export async function knownOrigin({ database, websiteId }: Scope, origin: string): Promise<string> {
  if (origin !== '') return origin
  const row = await database.selectFrom('websites').select('origin').where('id', '=', websiteId).executeTakeFirst()
  return row?.origin ?? ''
}
