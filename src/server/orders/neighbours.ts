import type { Scope } from '#server/scope.ts'

/** The orders that were placed directly before and after one. */
export async function neighboursOf(
  { database, websiteId }: Scope,
  number: number,
): Promise<{ previousId: string | null; nextId: string | null }> {
  const orders = database.selectFrom('orders').select('id').where('website_id', '=', websiteId).limit(1)
  const [previous, next] = await Promise.all([
    orders.where('number', '<', number).orderBy('number', 'desc').executeTakeFirst(),
    orders.where('number', '>', number).orderBy('number', 'asc').executeTakeFirst(),
  ])
  return { previousId: previous?.id ?? null, nextId: next?.id ?? null }
}
