import type { OrderRefund } from './refund-schema.ts'
import type { Order } from './schema.ts'

/** The allowed transitions of an order's state. From open to open changes nothing: it locks the order. */
export const orderTransitions = {
  open: ['open', 'fulfilled', 'cancelled'],
  fulfilled: ['open', 'cancelled'],
  cancelled: [],
} as const satisfies Readonly<Record<Order['state'], readonly Order['state'][]>>

/** `partly-paid` follows from what is owed. */
type Stored = Exclude<Order['paymentState'], 'partly-paid'>

/**
 * The allowed transitions of an order's payment state. The payment of a canceled order can only be refunded. A refund
 * that fails later leads back: its money was not returned.
 */
export const orderPaymentTransitions = {
  awaiting: ['paid'],
  paid: ['awaiting', 'partly-refunded', 'refunded'],
  'partly-refunded': ['paid', 'refunded'],
  refunded: ['paid', 'partly-refunded'],
} as const satisfies Readonly<Record<Stored, readonly Stored[]>>

/** The allowed transitions of a refund's state; one that was done can fail later. */
export const refundTransitions = {
  pending: ['done', 'failed'],
  done: ['failed'],
  failed: ['pending', 'done', 'dismissed'],
  dismissed: ['done'],
} as const satisfies Readonly<Record<OrderRefund['state'], readonly OrderRefund['state'][]>>

/** A state and one of its allowed successors. */
export type TransitionOf<Transitions extends Readonly<Record<string, readonly string[]>>> = {
  [From in keyof Transitions]: readonly [from: From, to: Transitions[From][number]]
}[keyof Transitions]

/** Whether one state can follow another. */
export const canFollow = (
  transitions: Readonly<Record<string, readonly string[]>>,
  from: string,
  to: string,
): boolean => transitions[from]!.includes(to)

/** The states from which a thing can get to another one. */
export const statesBefore = <State extends string>(
  transitions: Readonly<Record<State, readonly State[]>>,
  to: State,
): State[] => {
  const states = Object.keys(transitions) as State[]
  return states.filter((from) => transitions[from].includes(to))
}
