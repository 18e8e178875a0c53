import { type Selectable, sql } from 'kysely'
import { type FoundRows, selectFound } from '#server/database/search-by-word.ts'
import { writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { firstOfFew, listKeys, pageOfKeys } from '#server/sorted-lists/list-keys.ts'
import { idsWithTag, tagsOfMany } from '#server/tags/tag-store.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { type listOrdersCall, MOST_SELECTED } from '#shared/orders/read-api.ts'
import type { Order, OrderSummary } from '#shared/orders/schema.ts'
import { paymentStateOf } from './payment-state.ts'
import type { OrderTables, StoredPaymentState } from './tables.ts'
import { ordersByTrackingNumber } from './tracking/by-tracking-number.ts'
import { waitsFor } from './waits-for.ts'

export type OrderQuery = QueryOf<typeof listOrdersCall>
type OrderFilter = Omit<OrderQuery, 'after'>

/** How many orders are read at once where all of a list are needed. */
const BATCH = 200

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
  const { ids, ...page } = await pageOfKeys(scope, listOf(scope, query, timeZone))
  return { orders: await readSummaries(scope, ids), ...page }
}

/** Ids of the first orders of a list, in its order. @param timeZone in which the query's days begin */
export async function listOrderIds(scope: Scope, query: OrderFilter, timeZone: string): Promise<string[]> {
  return (await listKeys(scope, listOf(scope, query, timeZone), MOST_SELECTED)).map(({ id }) => id)
}

/**
 * Ids of all orders of a list, the oldest first, some at a time.
 * @param timeZone in which the query's days begin
 */
export async function* batchesOfOrderIds(
  scope: Scope,
  query: Omit<OrderFilter, 'sort'>,
  timeZone: string,
): AsyncGenerator<readonly string[]> {
  for (let after: string | undefined; ; ) {
    const keys = await listKeys(scope, listOf(scope, { ...query, after, sort: 'oldest' }, timeZone), BATCH)
    yield keys.map(({ id }) => id)
    if (keys.length < BATCH) return
    after = writeCursor(keys.at(-1)!)
  }
}

const listOf = (scope: Scope, query: OrderQuery, timeZone: string) => ({
  table: 'orders' as const,
  sort: sorts[query.sort ?? 'newest'],
  query,
  rows: (found: FoundRows | null) => narrowed(scope, query, timeZone, found),
  fewOf: () => fewOf(scope, query),
  // A number is an order's, or the beginning of a SKU.
  ofNumber: (number: number) => ({
    found: sql`select id from orders where website_id = ${scope.websiteId} and number = ${number}`,
    is: sql<boolean>`number = ${number}`,
  }),
  ofText: (text: string) => {
    const found = ordersByTrackingNumber(scope, text)
    return found && { found, is: sql<boolean>`id in (${found})` }
  },
})

function narrowed(scope: Scope, query: OrderFilter, timeZone: string, found: FoundRows | null) {
  const { state, paymentState, waitsFor: wait, refund, delivery, carrier, tag, group, test, from, to } = query
  // States are literals, so that the partial indexes of the rare ones are found. Days are compared without their own
  // index, which does not contain the other filters.
  const placedAt = sql<number>`+placed_at`
  return selectFound(scope, 'orders', found)
    .$if(state !== undefined, (some) => some.where('state', '=', sql.lit(stateOfStand(state!))))
    .$if(state === 'partly-sent', (some) =>
      some.where(sql<boolean>`exists (select 1 from fulfilments
        where fulfilments.website_id = orders.website_id and fulfilments.order_id = orders.id)`),
    )
    .$if(state === 'fulfilled', (some) => some.where(hasPiecesLeft))
    .$if(state === 'all-removed', (some) => some.where((where) => where.not(hasPiecesLeft)))
    .$if(paymentState === 'partly-paid', (some) =>
      some.where('owed_cents', '>', sql.lit(0)).where('payment_state', '=', sql.lit('paid')),
    )
    .$if(paymentState !== undefined && paymentState !== 'partly-paid', (some) =>
      some.where('payment_state', '=', sql.lit(paymentState as StoredPaymentState)),
    )
    .$if(paymentState === 'paid', (some) => some.where('owed_cents', '=', sql.lit(0)))
    .$if(wait !== undefined, (some) => some.where(waitsFor(wait!)))
    .$if(refund === 'failed', (some) =>
      some.where(sql<boolean>`orders.id in (select order_id from refunds
        where refunds.website_id = ${scope.websiteId} and refunds.state = 'failed')`),
    )
    .$if(delivery !== undefined, (some) => some.where('delivery', '=', delivery!))
    .$if(carrier !== undefined, (some) =>
      some.where(sql<boolean>`exists (select 1 from fulfilments
        where fulfilments.website_id = orders.website_id and fulfilments.order_id = orders.id and carrier = ${carrier})`),
    )
    .$if(tag !== undefined, (some) =>
      some.where(sql<boolean>`exists (${idsWithTag(scope.websiteId, 'order_tags', tag!)}
        and order_tags.order_id = orders.id)`),
    )
    .$if(group !== undefined, (some) => some.where('customer_group_id', '=', group!))
    .$if(test !== undefined, (some) => some.where('test_mode', '=', sql.lit(test === 'only' ? 1 : 0)))
    .$if(from !== undefined, (some) => some.where(placedAt, '>=', beginningOfDay(from!, timeZone)))
    .$if(to !== undefined, (some) => some.where(placedAt, '<', beginningOfDay(dayAfter(to!), timeZone)))
}

const stateOfStand = (stand: NonNullable<OrderFilter['state']>): Order['state'] =>
  stand === 'partly-sent' ? 'open' : stand === 'all-removed' ? 'fulfilled' : stand

/** Whether not all pieces of an order were refunded before they were sent: `isAllRemoved`. */
const hasPiecesLeft = sql<boolean>`exists (select 1 from order_lines
  where order_lines.website_id = orders.website_id and order_lines.order_id = orders.id and removed_quantity < quantity)`

/** The orders with a tag, a carrier, a group or refunds that few have; null where many have them, and for other filters. */
function fewOf(scope: Scope, { state, tag, carrier, group }: OrderFilter): Promise<FoundRows | null> {
  const { websiteId } = scope
  const shipped = sql<{ found_id: string }>`select distinct order_id as found_id from fulfilments
    where website_id = ${websiteId} and carrier = ${carrier}`
  const ofGroup = sql<{ found_id: string }>`select id as found_id from orders
    where website_id = ${websiteId} and customer_group_id = ${group}`
  const refunded = sql<{ found_id: string }>`select distinct order_id as found_id from refunds
    where website_id = ${websiteId}`
  return firstOfFew(scope, [
    ...(state === 'all-removed' ? [refunded] : []),
    ...(group === undefined ? [] : [ofGroup]),
    ...(tag === undefined ? [] : [idsWithTag(websiteId, 'order_tags', tag)]),
    ...(carrier === undefined ? [] : [shipped]),
  ])
}

/** The columns that lists show: not the details, which are the largest part of a row. */
export const summaryColumns = [
  'id',
  'number',
  'placed_at',
  'state',
  'payment_state',
  'payment_method',
  'test_mode',
  'email',
  'buyer_name',
  'total_quantity',
  'delivery',
  'currency',
  'grand_total_cents',
  'owed_cents',
] as const satisfies readonly (keyof OrderTables['orders'])[]

type SummaryRow = Pick<Selectable<OrderTables['orders']>, (typeof summaryColumns)[number]>

/** Orders in the form of lists, in the order of their ids. */
async function readSummaries(scope: Scope, ids: readonly string[]): Promise<OrderSummary[]> {
  if (ids.length === 0) return []
  const rows = await scope.database
    .selectFrom('orders')
    .select(summaryColumns)
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return summariesOf(
    scope,
    ids.flatMap((id) => byId.get(id) ?? []),
  )
}

/** Orders' rows in the form of lists. */
export async function summariesOf(scope: Scope, rows: readonly SummaryRow[]): Promise<OrderSummary[]> {
  const tags = await tagsOfMany(
    scope,
    'order_tags',
    rows.map(({ id }) => id),
  )
  const begun = await idsOf(scope, rows, 'open', 'fulfilments')
  const given = await idsOf(scope, rows, 'fulfilled', 'order_lines')
  return rows.map((row) => ({
    ...toSummary(row),
    isPartlySent: begun.has(row.id),
    isAllRemoved: row.state === 'fulfilled' && !given.has(row.id),
    tags: tags.get(row.id) ?? [],
  }))
}

/** The orders of a state that have a shipment, or a line with pieces that were not refunded before they were sent. */
async function idsOf(
  { database, websiteId }: Scope,
  rows: readonly SummaryRow[],
  state: Order['state'],
  table: 'fulfilments' | 'order_lines',
): Promise<ReadonlySet<string>> {
  const ids = rows.filter((row) => row.state === state).map((row) => row.id)
  if (ids.length === 0) return new Set()
  const found = await database
    .selectFrom(table)
    .select('order_id')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', ids)
    .$if(table === 'order_lines', (some) => some.where(sql<boolean>`removed_quantity < quantity`))
    .execute()
  return new Set(found.map((row) => row.order_id))
}

function toSummary(row: SummaryRow): Omit<OrderSummary, 'isPartlySent' | 'isAllRemoved' | 'tags'> {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    state: row.state,
    paymentState: paymentStateOf(row),
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
