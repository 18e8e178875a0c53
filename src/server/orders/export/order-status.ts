import { isAllRemoved, isPartlySent } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'

const stateNames: Readonly<Record<Order['state'], string>> = {
  open: 'Unfulfilled',
  fulfilled: 'Fulfilled',
  cancelled: 'Canceled',
}

/** The state of a payment in the export. */
export const paymentNames: Readonly<Record<Order['paymentState'], string>> = {
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  'partly-paid': 'Partially paid',
  'partly-refunded': 'Partially refunded',
  refunded: 'Refunded',
}

/** The status of an order in the export. */
export function statusOf(order: Pick<Order, 'state' | 'fulfilments' | 'lines'>): string {
  if (isPartlySent(order)) return 'Partially fulfilled'
  return isAllRemoved(order) ? 'Nothing to fulfill' : stateNames[order.state]
}
