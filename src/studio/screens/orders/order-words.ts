import { formatOrderNumber } from '#shared/orders/number.ts'
import { canMarkRefunded } from '#shared/orders/refunds.ts'
import type { Order, OrderSummary, OrderWait, orderStands } from '#shared/orders/schema.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

interface Words {
  readonly tone: Tone
  readonly label: string
}

/** An order's status in a word. */
export const stateWords: Readonly<Record<Order['state'], Words>> = {
  open: { tone: 'go', label: 'To fulfill' },
  fulfilled: { tone: 'done', label: 'Fulfilled' },
  cancelled: { tone: 'off', label: 'Canceled' },
}

/** The same with the partly fulfilled orders and those of which everything was refunded, for the filter of a list. */
export const standLabels: Readonly<Record<(typeof orderStands)[number], string>> = {
  open: stateWords.open.label,
  'partly-sent': 'Partially fulfilled',
  fulfilled: stateWords.fulfilled.label,
  'all-removed': 'Nothing to fulfill',
  cancelled: stateWords.cancelled.label,
}

/** An order's status: whether a part of it is fulfilled, or nothing had to be. */
export function standOf({
  state,
  isPartlySent,
  isAllRemoved,
}: Pick<OrderSummary, 'state' | 'isPartlySent' | 'isAllRemoved'>): Words {
  if (isPartlySent) return { ...stateWords[state], label: standLabels['partly-sent'] }
  return isAllRemoved ? { tone: 'off', label: standLabels['all-removed'] } : stateWords[state]
}

/** The status of its payment. */
export const paymentWords: Readonly<Record<Order['paymentState'], Words>> = {
  awaiting: { tone: 'look', label: 'Awaiting payment' },
  'partly-paid': { tone: 'look', label: 'Partially paid' },
  paid: { tone: 'done', label: 'Paid' },
  'partly-refunded': { tone: 'done', label: 'Partially refunded' },
  refunded: { tone: 'off', label: 'Refunded' },
}

/** What the owner does next, for the filter of a list. */
export const waitLabels: Readonly<Record<OrderWait, string>> = {
  fulfillment: 'Fulfill',
  payment: 'Collect payment',
}

export const deliveryLabels: Readonly<Record<OrderSummary['delivery'], string>> = {
  parcel: 'Shipping',
  pickup: 'Pickup',
  none: 'No shipping',
}

export const methodWords = paymentMethodNames

/** The name of an order, as in emails and on the customer's page. */
export const orderName = (order: Pick<OrderSummary, 'number'>): string => `Order ${formatOrderNumber(order.number)}`

/** The buyer: the name, or the email address without one. */
export const buyerOf = (order: Pick<OrderSummary, 'buyerName' | 'email'>): string => order.buyerName || order.email

export type NextStep = 'mark-paid' | 'fulfil' | 'mark-refunded' | null

/** The next action for an order. Payment comes first, except for pay on pickup. */
export function nextStepOf(
  order: Pick<Order, 'state' | 'paymentState' | 'paymentMethod' | 'grandTotalCents' | 'owedCents' | 'refunds'>,
): NextStep {
  if (order.state === 'cancelled') return canMarkRefunded(order) ? 'mark-refunded' : null
  const isAwaited = order.paymentState === 'awaiting'
  if (order.state === 'fulfilled') return isAwaited ? 'mark-paid' : null
  return isAwaited && order.paymentMethod !== 'pay-on-pickup' ? 'mark-paid' : 'fulfil'
}

/** What happens with a new order: without a mail server, no email is promised. */
export const newOrdersWords = (canSendEmail: boolean): string =>
  canSendEmail ? 'New orders show up here, and we’ll email you.' : 'New orders show up here.'
