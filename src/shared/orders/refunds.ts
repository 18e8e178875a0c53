import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { Order } from './schema.ts'

/** Who gives the money of a cancelled order back: the provider by itself, or the shop by hand, the way the money came. */
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

/** Whether the provider is asked for the money as soon as the order is cancelled. */
export function isRefundedByProvider(order: Omit<Payable, 'state'>): boolean {
  return hasMoney(order) && refundedBy[order.paymentMethod] === 'provider'
}

/** Whether the owner may take back that the money arrived: only what they have said themselves, and while the order stands. */
export function canUndoPaid(order: Payable): boolean {
  return hasMoney(order) && refundedBy[order.paymentMethod] === 'hand' && order.state !== 'cancelled'
}

/** Whether the owner may say that the money was given back: of an order that is over, whose money went by hand. */
export function canMarkRefunded(order: Payable): boolean {
  return hasMoney(order) && refundedBy[order.paymentMethod] === 'hand' && order.state !== 'open'
}
