import { paymentMethod } from '#shared/payments/methods.ts'
import type { Order } from './schema.ts'

type Payable = Pick<Order, 'state' | 'paymentState' | 'paymentMethod' | 'grandTotalCents'>

const hasMoney = ({ paymentState, grandTotalCents }: Pick<Payable, 'paymentState' | 'grandTotalCents'>) =>
  paymentState === 'paid' && grandTotalCents > 0

/** Whether the provider is asked for the refund as soon as the order is canceled. */
export function isRefundedByProvider(order: Omit<Payable, 'state'>): boolean {
  return hasMoney(order) && paymentMethod(order.paymentMethod).refundedBy === 'provider'
}

/** Whether the owner can undo "paid": only when they set it by hand and the order is not canceled. */
export function canUndoPaid(order: Payable): boolean {
  return hasMoney(order) && paymentMethod(order.paymentMethod).refundedBy === 'hand' && order.state !== 'cancelled'
}

/** Whether the owner can set "refunded": for a canceled order that is refunded by hand. */
export function canMarkRefunded(order: Payable): boolean {
  return hasMoney(order) && paymentMethod(order.paymentMethod).refundedBy === 'hand' && order.state !== 'open'
}
