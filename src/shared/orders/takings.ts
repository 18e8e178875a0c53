import type { Order } from './schema.ts'

/** As much of an order as its takings depend on. */
export type Taken = Pick<Order, 'state' | 'paymentState' | 'testMode'>

/**
 * Whether an order's total counts as the shop's takings: its money has come and stays. Tests, what is not paid yet, and
 * what was cancelled or given back do not count.
 */
export function countsAsTakings({ state, paymentState, testMode }: Taken): boolean {
  return paymentState === 'paid' && state !== 'cancelled' && !testMode
}
