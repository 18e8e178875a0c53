import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { canMarkRefunded } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { moveOrderPayment } from './move-order.ts'
import { addOrderEvent } from './order-events.ts'
import { readOrder } from './read-order.ts'

/** A refund of an order, in cents of its currency. */
export interface NewRefund {
  readonly orderId: string
  /** An owner's name; empty for the shop itself. */
  readonly by: string
  /** Includes shipping and taxes. */
  readonly cents: number
  readonly shippingCents: number
  readonly lines: readonly {
    readonly lineId: string
    readonly quantity: number
    readonly cents: number
    /** Whether its items were returned to stock. */
    readonly restocked: boolean
  }[]
}

/** The refund of the remaining amount of an order. */
export function wholeRefund(
  order: Pick<Order, 'id' | 'lines' | 'grandTotalCents' | 'refundedCents' | 'shippingCostCents'>,
  { by, restocked }: { readonly by: string; readonly restocked: boolean },
): NewRefund {
  return {
    orderId: order.id,
    by,
    cents: order.grandTotalCents - order.refundedCents,
    shippingCents: order.shippingCostCents,
    lines: order.lines.map(({ id, quantity, totalCents }) => ({ lineId: id, quantity, cents: totalCents, restocked })),
  }
}

/** Inserts a refund whose money has not been returned yet. @returns its id */
export async function insertRefund({ database, websiteId }: ChangeScope, refund: NewRefund): Promise<string> {
  const id = newId()
  await insertRows(database, 'refunds', [
    {
      website_id: websiteId,
      id,
      order_id: refund.orderId,
      at: Date.now(),
      by_name: refund.by,
      cents: refund.cents,
      shipping_cents: refund.shippingCents,
      done_at: null,
    },
  ])
  await insertRows(
    database,
    'refund_lines',
    refund.lines.map((line) => ({
      website_id: websiteId,
      refund_id: id,
      line_id: line.lineId,
      quantity: line.quantity,
      cents: line.cents,
      restocked: line.restocked ? 1 : 0,
    })),
  )
  return id
}

/** The refunds of an order whose money has not been returned yet. */
export function listOpenRefunds({ database, websiteId }: Scope, orderId: string): Promise<{ id: string }[]> {
  return database
    .selectFrom('refunds')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute()
}

/**
 * Records that the money of a refund was returned. The order is refunded once everything that was paid for it is.
 * @returns `again` when that was recorded before, `too-much` when the refunds would exceed the order's total: the
 * caller then rolls back
 */
export async function finishRefund(scope: ChangeScope, refundId: string): Promise<'done' | 'again' | 'too-much'> {
  const { database, websiteId } = scope
  const refund = await database
    .updateTable('refunds')
    .set({ done_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', refundId)
    .where('done_at', 'is', null)
    .returning(['order_id', 'cents', 'by_name'])
    .executeTakeFirst()
  if (!refund) return 'again'
  const order = await database
    .updateTable('orders')
    .set((set) => ({ refunded_cents: set('refunded_cents', '+', refund.cents) }))
    .where('website_id', '=', websiteId)
    .where('id', '=', refund.order_id)
    .where('payment_state', '=', 'paid')
    .where((set) => set(set('refunded_cents', '+', refund.cents), '<=', set.ref('grand_total_cents')))
    .returning(['refunded_cents', 'grand_total_cents'])
    .executeTakeFirst()
  if (!order) return 'too-much'
  if (order.refunded_cents === order.grand_total_cents)
    await moveOrderPayment(scope, refund.order_id, 'paid', 'refunded')
  await addOrderEvent(scope, refund.order_id, { kind: 'refunded', by: refund.by_name, text: '' })
  return 'done'
}

/** Marks a payment that was received by hand as refunded by hand. */
export async function markOrderRefunded(
  scope: ChangeScope,
  orderId: string,
  by: string,
): Promise<Result<void, 'order-not-found' | 'order-state'>> {
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  if (!canMarkRefunded(order)) return fail('order-state')
  const refundId = await insertRefund(scope, wholeRefund(order, { by, restocked: false }))
  // Of several parallel calls one succeeds: the others' refunds are rolled back.
  return (await finishRefund(scope, refundId)) === 'done' ? succeed(undefined) : fail('order-state')
}
