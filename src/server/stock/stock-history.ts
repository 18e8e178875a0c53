import { actorName } from '#server/changes/actor-name.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { readLocations } from '#server/stock-locations/part-store.ts'
import type { StockEntry, StockReason } from '#shared/stock/schema.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'

const PAGE_SIZE = 50

/** The history of a variant's stock, newest first. */
export async function listStockHistory(
  scope: Scope,
  variantId: string,
  afterText?: string,
): Promise<{ entries: StockEntry[]; next: string | null }> {
  const after = readCursor(afterText, 'number')
  const rows = await scope.database
    .selectFrom('stock_changes as entry')
    .leftJoin('users', 'users.id', 'entry.user_id')
    .leftJoin('api_keys as key', (join) =>
      join.onRef('key.website_id', '=', 'entry.website_id').onRef('key.id', '=', 'entry.api_key_id'),
    )
    .select(['entry.id', 'entry.at', 'entry.change', 'entry.left_over', 'entry.reason', 'entry.about_id', 'users.name'])
    .select(['entry.location_id', 'key.name as key_name'])
    .where('entry.website_id', '=', scope.websiteId)
    .where('entry.variant_id', '=', variantId)
    .$if(after !== null, (some) =>
      some.where((where) => where(where.refTuple('entry.at', 'entry.id'), '<', where.tuple(after!.value, after!.id))),
    )
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  const orders = await ordersOf(
    scope,
    page.flatMap((row) => row.about_id ?? []),
  )
  const numbers = await numbersOf(scope, page)
  const locations = await readLocations(scope)
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.name ?? ''
  const last = rows.length > PAGE_SIZE ? page.at(-1)! : null
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at,
      change: row.change,
      leftOver: row.left_over,
      location: locations.length > 1 ? nameOf(row.location_id ?? MAIN_LOCATION_ID) : '',
      reason: row.reason,
      aboutId: row.about_id,
      order: orders.get(row.about_id ?? '') ?? null,
      number: numbers.get(row.about_id ?? '') ?? null,
      by: actorName(row),
    })),
    next: last && writeCursor({ value: last.at, id: last.id }),
  }
}

/** The orders of payments and orders, by the id of either. */
async function ordersOf({ database, websiteId }: Scope, aboutIds: readonly string[]) {
  if (aboutIds.length === 0) return new Map<string, StockEntry['order']>()
  const ids = [...new Set(aboutIds)]
  const paid = await database
    .selectFrom('order_payments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.website_id', '=', 'order_payments.website_id')
        .onRef('orders.id', '=', 'order_payments.order_id'),
    )
    .select(['order_payments.payment_id', 'orders.id', 'orders.number'])
    .where('order_payments.website_id', '=', websiteId)
    .where('order_payments.payment_id', 'in', ids)
    .execute()
  const named = await database
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
  return new Map<string, StockEntry['order']>([
    ...paid.map(({ payment_id, id, number }) => [payment_id, { id, number }] as const),
    ...named.map((order) => [order.id, order] as const),
  ])
}

/** The numbers of transfers and counts, by their id. */
async function numbersOf(
  { database, websiteId }: Scope,
  entries: readonly { readonly reason: StockReason; readonly about_id: string | null }[],
): Promise<Map<string, number>> {
  const about = (...reasons: StockReason[]) => [
    ...new Set(entries.flatMap(({ reason, about_id }) => (reasons.includes(reason) && about_id ? [about_id] : []))),
  ]
  const numbers = new Map<string, number>()
  for (const [table, ids] of [
    ['stock_transfers', about('transfer', 'purchase')],
    ['stock_counts', about('count')],
  ] as const) {
    if (ids.length === 0) continue
    const rows = await database
      .selectFrom(table)
      .select(['id', 'number'])
      .where('website_id', '=', websiteId)
      .where('id', 'in', ids)
      .execute()
    for (const { id, number } of rows) numbers.set(id, number)
  }
  return numbers
}
