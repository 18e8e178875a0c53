import { idBefore, pageById } from '#server/http/page-by-id.ts'
import type { Scope } from '#server/scope.ts'
import type { QueryOf, ReplyOf } from '#shared/http/contract.ts'
import type { listWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'
import { refundDeadline, typedOrderNumber } from '#shared/withdrawals/rules.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'

const PAGE_SIZE = 50

/** One page of the withdrawals, newest first, with the number of all matches. */
export async function listWithdrawals(
  scope: Scope,
  { state, order, after }: QueryOf<typeof listWithdrawalsCall>,
): Promise<ReplyOf<typeof listWithdrawalsCall>> {
  const matching = scope.database
    .selectFrom('withdrawals')
    .where('website_id', '=', scope.websiteId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(order !== undefined, (query) => query.where('order_id', order === 'linked' ? 'is not' : 'is', null))
  const { count } = await matching.select((rows) => rows.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const start = idBefore(after)
  const rows = await matching
    .select('id')
    .$if(start !== undefined, (query) => query.where('id', '<', start!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  const ids = page.map(({ id }) => id)
  return {
    withdrawals: await readWithdrawals(scope, ids),
    next,
    total: Number(count),
  }
}

/** The withdrawals from an order, newest first. */
export async function listOrderWithdrawals(scope: Scope, orderId: string): Promise<Withdrawal[]> {
  const rows = await scope.database
    .selectFrom('withdrawals')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
  return readWithdrawals(
    scope,
    rows.map(({ id }) => id),
  )
}

/** A withdrawal; null when the website has none with that id. */
export async function readWithdrawal(scope: Scope, withdrawalId: string): Promise<Withdrawal | null> {
  return (await readWithdrawals(scope, [withdrawalId]))[0] ?? null
}

/** Withdrawals by their ids, newest first. */
async function readWithdrawals(scope: Scope, ids: readonly string[]): Promise<Withdrawal[]> {
  if (ids.length === 0) return []
  const { timeZone } = await scope.settings()
  const rows = await scope.database
    .selectFrom('withdrawals')
    .leftJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'withdrawals.website_id').onRef('orders.id', '=', 'withdrawals.order_id'),
    )
    .selectAll('withdrawals')
    .select('orders.number')
    .where('withdrawals.website_id', '=', scope.websiteId)
    .where('withdrawals.id', 'in', ids)
    .orderBy('withdrawals.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    refundBy: refundDeadline(row.received_at, timeZone),
    name: row.name,
    orderNumber: row.order_number,
    email: row.email,
    items: row.items,
    state: row.state,
    message: row.message,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
    order: row.order_id !== null && row.number !== null ? { id: row.order_id, number: row.number } : null,
  }))
}

/** The order with a number that someone typed; null when there is none. */
export async function findOrderByNumber(
  { database, websiteId }: Scope,
  typed: string,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const number = typedOrderNumber(typed)
  const row = await database
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('website_id', '=', websiteId)
    // No order has the number 0: the query runs in any case, so that its time says nothing.
    .where('number', '=', number ?? 0)
    .executeTakeFirst()
  return row ?? null
}
