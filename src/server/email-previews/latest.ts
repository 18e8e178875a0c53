import type { Scope } from '#server/scope.ts'

/** A preview looks for its order among this many: its cost stays the same in a large shop. */
const ORDERS = 200

interface Recent {
  readonly id: string
  readonly state: string
  readonly delivery: string
  readonly owed_cents: number
  readonly refunded_cents: number
}

/** The last order that was no test and is suitable, by its id; null where none of the last orders is. */
export async function latestOrder(
  { database, websiteId }: Scope,
  isSuitable: (order: Recent) => boolean,
): Promise<string | null> {
  const recent = await database
    .selectFrom('orders')
    .select(['id', 'state', 'delivery', 'owed_cents', 'refunded_cents'])
    .where('website_id', '=', websiteId)
    .where('test_mode', '=', 0)
    .orderBy('id', 'desc')
    .limit(ORDERS)
    .execute()
  return recent.find(isSuitable)?.id ?? null
}

/** Ids sort by time. */
type Table = 'returns' | 'withdrawals' | 'gift_cards' | 'subscriptions'

/** The last row of a table, by its id; null where there is none. */
export async function latestIn({ database, websiteId }: Scope, table: Table): Promise<string | null> {
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The order of the last invoice, or of the last files; null where there is none. */
export async function latestOrderWith(
  { database, websiteId }: Scope,
  table: 'invoices' | 'order_downloads',
): Promise<string | null> {
  const row = await database
    .selectFrom(table)
    .select('order_id')
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.order_id ?? null
}
