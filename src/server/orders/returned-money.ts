import { sql } from 'kysely'
import type { ChangeScope } from '#server/scope.ts'
import type { orderPaymentTransitions, TransitionOf } from '#shared/orders/transitions.ts'
import { moveOrderPayment } from './move-order.ts'
import type { StoredPaymentState } from './tables.ts'

/**
 * Counts money that was returned to the buyer. The order is refunded once everything that was paid for it is.
 * @returns false when more would be returned than the order has cost: the caller then rolls back
 */
export async function addReturned(scope: ChangeScope, orderId: string, cents: number): Promise<boolean> {
  const { database, websiteId } = scope
  const order = await database
    .updateTable('orders')
    .set((set) => ({ refunded_cents: set('refunded_cents', '+', cents) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('payment_state', 'in', ['paid', 'partly-refunded'])
    .where(sql<boolean>`refunded_cents + ${cents} <= grand_total_cents - owed_cents`)
    .returning(['payment_state', 'refunded_cents', 'grand_total_cents', 'owed_cents'])
    .executeTakeFirst()
  if (!order) return false
  await follow(scope, orderId, order)
  return true
}

/** Counts money as not returned that was counted before: the provider could not return it after all. */
export async function takeBackReturned(scope: ChangeScope, orderId: string, cents: number): Promise<void> {
  const { database, websiteId } = scope
  const order = await database
    .updateTable('orders')
    .set((set) => ({ refunded_cents: set('refunded_cents', '-', cents) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('refunded_cents', '>=', cents)
    .returning(['payment_state', 'refunded_cents', 'grand_total_cents', 'owed_cents'])
    .executeTakeFirst()
  if (!order) throw new Error('More would be taken back than was refunded.')
  await follow(scope, orderId, order)
}

/** Moves the payment's state of an order with refunds after an edit has changed its total. */
export async function followTotal(scope: ChangeScope, orderId: string): Promise<void> {
  const order = await scope.database
    .selectFrom('orders')
    .select(['payment_state', 'refunded_cents', 'grand_total_cents', 'owed_cents'])
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  await follow(scope, orderId, order)
}

interface Counted {
  readonly payment_state: StoredPaymentState
  readonly refunded_cents: number
  readonly grand_total_cents: number
  readonly owed_cents: number
}

/** Moves the payment's state after its money. */
async function follow(scope: ChangeScope, orderId: string, counted: Counted): Promise<void> {
  const from = counted.payment_state
  // What has paid for new items was not refunded: the buyer has these.
  const exchanged = counted.refunded_cents > 0 ? await readExchanged(scope, orderId) : 0
  const to =
    counted.refunded_cents === counted.grand_total_cents - counted.owed_cents
      ? 'refunded'
      : counted.refunded_cents > exchanged
        ? 'partly-refunded'
        : 'paid'
  if (from === to || from === 'awaiting') return
  await moveOrderPayment(scope, orderId, ...([from, to] as TransitionOf<typeof orderPaymentTransitions>))
}

/** What of the refunds of an order has paid for new items of it, in hundredths. */
async function readExchanged({ database, websiteId }: ChangeScope, orderId: string): Promise<number> {
  const { exchanged } = await database
    .selectFrom('refunds')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('exchanged_cents'), row.lit(0)).as('exchanged'))
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(exchanged)
}
