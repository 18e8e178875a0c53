import type { Order } from '#shared/orders/schema.ts'
import type { StoredPaymentState } from './tables.ts'

/** The state of an order's payment: rows store what is owed beside it. */
export const paymentStateOf = (row: {
  readonly payment_state: StoredPaymentState
  readonly owed_cents: number
}): Order['paymentState'] =>
  row.owed_cents > 0 && (row.payment_state === 'paid' || row.payment_state === 'partly-refunded')
    ? 'partly-paid'
    : row.payment_state
