import { insertRows } from '#server/database/insert-rows.ts'
import { readExchanges, type StoredExchange } from '#server/exchanges/exchange-store.ts'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import { orderLineDetails } from '#server/orders/documents.ts'
import { listOrderIds } from '#server/orders/list-orders.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { QueryOf, ReplyOf } from '#shared/http/contract.ts'
import { titleInOrder } from '#shared/orders/item-lists.ts'
import { canFollow } from '#shared/orders/transitions.ts'
import type { listReturnsCall } from '#shared/returns/owner-api.ts'
import { returnTransitions } from '#shared/returns/rules.ts'
import { type OrderReturn, type ReturnState, returnLimits, type WantedLine } from '#shared/returns/schema.ts'

const PAGE_SIZE = 50

/** One page of the returns, newest first. */
export async function listReturns(
  scope: Scope,
  { search, state, after }: QueryOf<typeof listReturnsCall>,
): Promise<ReplyOf<typeof listReturnsCall>> {
  const start = idBefore(after)
  const isSearched = search !== undefined && search.trim() !== ''
  // Of a text that very many orders have, the newest 1,000 orders.
  const orderIds = isSearched ? await listOrderIds(scope, { search }, 'UTC') : []
  if (isSearched && orderIds.length === 0) return { returns: [], next: null }
  const rows = await scope.database
    .selectFrom('returns')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(isSearched, (query) => query.where('order_id', 'in', orderIds))
    .$if(start !== undefined, (query) => query.where('id', '<', start!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  const ids = page.map(({ id }) => id)
  return {
    returns: await readReturns(scope, ids),
    next,
  }
}

/** The returns of an order, newest first. */
export async function returnsOfOrder(scope: Scope, orderId: string): Promise<OrderReturn[]> {
  const rows = await scope.database
    .selectFrom('returns')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(returnLimits.returnsPerOrder)
    .execute()
  return readReturns(
    scope,
    rows.map(({ id }) => id),
  )
}

/** A return; null when the website has none with that id. */
export const readReturn = async (scope: Scope, returnId: string): Promise<OrderReturn | null> =>
  (await readReturns(scope, [returnId]))[0] ?? null

/** Returns by their ids, newest first. */
async function readReturns(scope: Scope, ids: readonly string[]): Promise<OrderReturn[]> {
  const { database, websiteId } = scope
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('returns')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'returns.website_id').onRef('orders.id', '=', 'returns.order_id'),
    )
    .selectAll('returns')
    .select(['orders.number', 'orders.email', 'orders.buyer_name'])
    .where('returns.website_id', '=', websiteId)
    .where('orders.website_id', '=', websiteId)
    .where('returns.id', 'in', ids)
    .orderBy('returns.id', 'desc')
    .execute()
  const lines = await database
    .selectFrom('return_lines')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.website_id', '=', 'return_lines.website_id')
        .onRef('order_lines.id', '=', 'return_lines.line_id'),
    )
    .selectAll('return_lines')
    .select('order_lines.details')
    .where('return_lines.website_id', '=', websiteId)
    .where('order_lines.website_id', '=', websiteId)
    .where('return_id', 'in', ids)
    .orderBy('order_lines.position')
    .execute()
  const pieces = await database
    .selectFrom('return_pieces')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('return_id', 'in', ids)
    .orderBy('condition')
    .execute()
  const exchanges = await readExchanges(scope, ids)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    by: row.by_name,
    note: row.note,
    message: row.message,
    order: { id: row.order_id, number: row.number, email: row.email, buyerName: row.buyer_name },
    exchange: shown(exchanges.get(row.id)),
    lines: lines
      .filter((line) => line.return_id === row.id)
      .map((line) => ({
        lineId: line.line_id,
        title: titleInOrder(orderLineDetails.read(line.details)),
        quantity: line.quantity,
        reason: line.reason,
        pieces: pieces
          .filter((one) => one.return_id === row.id && one.line_id === line.line_id)
          .map(({ condition, quantity, restocked }) => ({ condition, quantity, isRestocked: restocked === 1 })),
      })),
  }))
}

/** An exchange without the lines of its order. */
const shown = (exchange: StoredExchange | undefined): OrderReturn['exchange'] =>
  exchange ? { state: exchange.state, until: exchange.until, items: exchange.items } : null

/** A return that is added. */
interface NewReturn {
  readonly id: string
  readonly orderId: string
  readonly state: 'requested' | 'approved'
  readonly by: string
  readonly note: string
  readonly message: string
  readonly requestKey: string
  readonly lines: readonly WantedLine[]
}

/** Inserts a return. */
export async function insertReturn({ database, websiteId }: ChangeScope, given: NewReturn): Promise<void> {
  const now = Date.now()
  await insertRows(database, 'returns', [
    {
      website_id: websiteId,
      id: given.id,
      order_id: given.orderId,
      state: given.state,
      created_at: now,
      changed_at: now,
      by_name: given.by,
      note: given.note,
      message: given.message,
      request_key: given.requestKey,
    },
  ])
  await insertRows(
    database,
    'return_lines',
    given.lines.map(({ lineId, quantity, reason }) => ({
      ...{ website_id: websiteId, return_id: given.id, line_id: lineId, quantity, reason },
    })),
  )
}

/** The id of the return that a request has made before; null when it is new. */
export async function returnOfRequest(
  { database, websiteId }: Scope,
  orderId: string,
  requestKey: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('returns')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Moves a return to another state; false when that cannot follow, or it has changed meanwhile. */
export async function moveReturn(
  { database, websiteId }: ChangeScope,
  { id, state }: Pick<OrderReturn, 'id' | 'state'>,
  to: ReturnState,
  message?: string,
): Promise<boolean> {
  if (!canFollow(returnTransitions, state, to)) return false
  const { numUpdatedRows } = await database
    .updateTable('returns')
    .set({ state: to, changed_at: Date.now(), ...(message !== undefined && { message }) })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
