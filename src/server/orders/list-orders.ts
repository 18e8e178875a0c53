import { type Selectable, sql } from 'kysely'
import { LOOKED_THROUGH, searchByWord } from '#server/database/search-by-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { type listOrders as contract, MOST_SELECTED } from '#shared/orders/read-api.ts'
import type { OrderSummary } from '#shared/orders/schema.ts'
import { fold } from '#shared/texts/fold.ts'
import type { OrderTables } from './tables.ts'

export type OrderQuery = QueryOf<typeof contract>
type OrderFilter = Omit<OrderQuery, 'after'>

const PAGE = 50

const sorts = {
  newest: { column: 'number', direction: 'desc' },
  oldest: { column: 'number', direction: 'asc' },
  'highest-total': { column: 'grand_total_cents', direction: 'desc' },
  'lowest-total': { column: 'grand_total_cents', direction: 'asc' },
} as const

/** A page of orders in the requested order. @param timeZone in which the query's days begin */
export async function listOrders(
  scope: Scope,
  query: OrderQuery,
  timeZone: string,
): Promise<{ orders: OrderSummary[]; next: string | null; total: number | null }> {
  const { column, direction } = sorts[query.sort ?? 'newest']
  const after = readCursor(query.after, 'number')
  const rows = await (await filtered(scope, query, timeZone))
    .selectAll()
    .$if(after !== null, (some) =>
      some.where((where) =>
        where(where.refTuple(column, 'id'), direction === 'desc' ? '<' : '>', where.tuple(after!.value, after!.id)),
      ),
    )
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    orders: await summariesOf(scope, page),
    next: rows.length > PAGE && last ? writeCursor({ value: last[column], id: last.id }) : null,
    total: after ? null : await count(scope, query, timeZone),
  }
}

/** Ids of the first orders of a list, in its order. @param timeZone in which the query's days begin */
export async function listOrderIds(scope: Scope, query: OrderFilter, timeZone: string): Promise<string[]> {
  const { column, direction } = sorts[query.sort ?? 'newest']
  const rows = await (await filtered(scope, query, timeZone))
    .select('id')
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(MOST_SELECTED)
    .execute()
  return rows.map(({ id }) => id)
}

async function count(scope: Scope, query: OrderFilter, timeZone: string): Promise<number> {
  return (await (await filtered(scope, query, timeZone)).select('id').limit(MOST_SELECTED).execute()).length
}

/** The orders that match a query. A frequent word is only searched among the first of them. */
async function filtered(scope: Scope, query: OrderFilter, timeZone: string) {
  const words = fold(query.search?.trim() ?? '').replace(/^#/, '')
  const some = narrowed(scope, query, timeZone)
  if (words === '') return some
  const found = await searchByWord(scope, 'orders', words)
  const { column, direction } = sorts[query.sort ?? 'newest']
  const first = some.select('id').orderBy(column, direction).limit(LOOKED_THROUGH)
  const rows = found.some ? some.where((where) => where.or([found.some!, where('id', 'in', first)])) : some
  // A number is an order's, or the beginning of a SKU.
  const isNumber = /^\d{1,15}$/.test(words)
  return rows.where(isNumber ? sql<boolean>`(number = ${Number(words)} or ${found.condition})` : found.condition)
}

function narrowed({ database, websiteId }: Scope, query: OrderFilter, timeZone: string) {
  const { state, paymentState, delivery, carrier, test, from, to } = query
  return database
    .selectFrom('orders')
    .where('website_id', '=', websiteId)
    .$if(state !== undefined, (some) => some.where('state', '=', state === 'partly-sent' ? 'open' : state!))
    .$if(state === 'partly-sent', (some) =>
      some.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('fulfilments')
            .select('fulfilments.id')
            .whereRef('fulfilments.website_id', '=', 'orders.website_id')
            .whereRef('fulfilments.order_id', '=', 'orders.id'),
        ),
      ),
    )
    .$if(paymentState !== undefined, (some) => some.where('payment_state', '=', paymentState!))
    .$if(delivery !== undefined, (some) => some.where('delivery', '=', delivery!))
    .$if(carrier !== undefined, (some) =>
      some.where('id', 'in', (shipped) =>
        shipped
          .selectFrom('fulfilments')
          .select('order_id')
          .where('website_id', '=', websiteId)
          .where('carrier', '=', carrier!),
      ),
    )
    .$if(test !== undefined, (some) => some.where('test_mode', '=', test === 'only' ? 1 : 0))
    .$if(from !== undefined, (some) => some.where('placed_at', '>=', beginningOfDay(from!, timeZone)))
    .$if(to !== undefined, (some) => some.where('placed_at', '<', beginningOfDay(dayAfter(to!), timeZone)))
}

/** Orders' rows in the form of lists. */
export async function summariesOf({ database, websiteId }: Scope, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  const open = rows.filter((row) => row.state === 'open').map((row) => row.id)
  const begun =
    open.length === 0
      ? []
      : await database
          .selectFrom('fulfilments')
          .select('order_id')
          .distinct()
          .where('website_id', '=', websiteId)
          .where('order_id', 'in', open)
          .execute()
  const begunIds = new Set(begun.map((row) => row.order_id))
  return rows.map((row) => ({ ...toSummary(row), isPartlySent: begunIds.has(row.id) }))
}

type OrderRow = Selectable<OrderTables['orders']>

/** An order's row in the form of sums. */
export function toSummary(row: OrderRow): Omit<OrderSummary, 'isPartlySent'> {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    state: row.state,
    paymentState: row.payment_state,
    paymentMethod: row.payment_method,
    email: row.email,
    currency: row.currency,
    grandTotalCents: row.grand_total_cents,
    testMode: row.test_mode === 1,
    buyerName: row.buyer_name,
    totalQuantity: row.total_quantity,
    delivery: row.delivery,
  }
}
