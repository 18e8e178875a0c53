import { formatOrderNumber } from '#shared/orders/number.ts'
import { canMarkRefunded } from '#shared/orders/refunds.ts'
import type { Order, OrderSummary } from '#shared/orders/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

interface Words {
  readonly tone: Tone
  readonly label: string
}

/** Where an order stands, in a word. */
export const stateWords: Readonly<Record<Order['state'], Words>> = {
  open: { tone: 'go', label: 'To fulfil' },
  fulfilled: { tone: 'done', label: 'Fulfilled' },
  cancelled: { tone: 'off', label: 'Cancelled' },
}

/** Where an order stands, and whether a part of it is on its way. */
export const standOf = ({ state, isPartlySent }: Pick<OrderSummary, 'state' | 'isPartlySent'>): Words =>
  isPartlySent ? { ...stateWords[state], label: 'Partly sent' } : stateWords[state]

/** How its payment stands. */
export const paymentWords: Readonly<Record<Order['paymentState'], Words>> = {
  awaiting: { tone: 'look', label: 'Awaiting payment' },
  paid: { tone: 'done', label: 'Paid' },
  refunded: { tone: 'off', label: 'Refunded' },
}

export const methodWords: Readonly<Record<Order['paymentMethod'], string>> = {
  'test-card': 'Test card',
  'test-afterpay': 'Afterpay (test)',
  'test-clearpay': 'Clearpay (test)',
  'bank-transfer': 'Bank transfer',
  'pay-on-pickup': 'Pay on pickup',
  free: 'No payment needed',
}

/** What an owner calls an order: as letters and the buyer's page do. */
export const orderName = (order: Pick<OrderSummary, 'number'>): string => `Order ${formatOrderNumber(order.number)}`

/** Whom an order is for: the name, or the e-mail address where there is none. */
export const buyerOf = (order: Pick<OrderSummary, 'buyerName' | 'email'>): string => order.buyerName || order.email

/** What becomes of a letter to the buyer: before it is written, and then. */
export const letterWillGo = (email: string, sendsMail: boolean): string =>
  sendsMail ? `A letter goes to ${email}` : 'No mail server is set up: the letter is kept under Letters and not sent'
export const letterGoes = (sendsMail: boolean): string =>
  sendsMail ? 'The buyer gets a letter.' : 'The letter to the buyer is kept under Letters and not sent.'

export type NextStep = 'mark-paid' | 'fulfil' | 'mark-refunded' | null

/**
 * The one thing to do next with an order. Money comes first, except where it is handed over together with the goods.
 */
export function nextStepOf(
  order: Pick<Order, 'state' | 'paymentState' | 'paymentMethod' | 'grandTotalCents'>,
): NextStep {
  if (order.state === 'cancelled') return canMarkRefunded(order) ? 'mark-refunded' : null
  const isAwaited = order.paymentState === 'awaiting'
  if (order.state === 'fulfilled') return isAwaited ? 'mark-paid' : null
  return isAwaited && order.paymentMethod !== 'pay-on-pickup' ? 'mark-paid' : 'fulfil'
}
