import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { Order } from './schema.ts'

/** Who refunds a canceled order: the provider automatically, or the shop by hand, depending on the method. */
const refundedBy: Readonly<Record<PaymentMethodId, 'provider' | 'hand'>> = {
  'test-card': 'provider',
  'test-afterpay': 'provider',
  'test-clearpay': 'provider',
  'bank-transfer': 'hand',
  'pay-on-pickup': 'hand',
  free: 'hand',
}

type Payable = Pick<Order, 'state' | 'paymentState' | 'paymentMethod' | 'grandTotalCents'>

const hasMoney = ({ paymentState, grandTotalCents }: Pick<Payable, 'paymentState' | 'grandTotalCents'>) =>
  paymentState === 'paid' && grandTotalCents > 0

/** Whether the provider is asked for the refund as soon as the order is canceled. */
export function isRefundedByProvider(order: Omit<Payable, 'state'>): boolean {
  return hasMoney(order) && refundedBy[order.paymentMethod] === 'provider'
}

/** Whether the owner can undo "paid": only when they set it by hand and the order is not canceled. */
export function canUndoPaid(order: Payable): boolean {
  return hasMoney(order) && refundedBy[order.paymentMethod] === 'hand' && order.state !== 'cancelled'
}

/** Whether the owner can set "refunded": for a canceled order that is refunded by hand. */
export function canMarkRefunded(order: Payable): boolean {
  return hasMoney(order) && refundedBy[order.paymentMethod] === 'hand' && order.state !== 'open'
}
