import type { Order, OrdersCapture } from '@paypal/paypal-server-sdk'
import type { ChargeOutcome } from '#server/payments/provider.ts'
import { PAYPAL_ACTION } from '#shared/paypal/action.ts'

/** The outcomes of an order at PayPal. */
type OrderOutcome = Exclude<ChargeOutcome, { state: 'awaiting' | 'canceled' }>

/**
 * What an order at PayPal says about a charge. Its reference is the order until the money was captured, and the capture
 * after that: PayPal's refunds, disputes and pages are about captures.
 * @param clientId with which the buyer's browser opens PayPal
 */
export function outcomeOfOrder(order: Order, clientId: string): OrderOutcome {
  const status: string | undefined = order.status
  switch (status) {
    case 'COMPLETED':
      return outcomeOfCapture(captureOf(order), order.id ?? '')
    case 'APPROVED':
      return { state: 'approved', reference: order.id ?? '' }
    case 'VOIDED':
      return { state: 'declined' }
    default:
      return askBuyer(order, clientId)
  }
}

/** The buyer has to approve, or to choose another way to pay. */
export function askBuyer(order: Order, clientId: string): OrderOutcome {
  const orderId = order.id ?? ''
  const approveUrl = linkOf(order, 'payer-action') ?? linkOf(order, 'approve') ?? ''
  return {
    state: 'needs-confirmation',
    reference: orderId,
    action: { type: PAYPAL_ACTION, clientId, orderId, approveUrl },
  }
}

/** The latest capture of an order: there is one, or none was successful before it. */
export const captureOf = (order: Order): OrdersCapture | undefined =>
  order.purchaseUnits?.flatMap(({ payments }) => payments?.captures ?? []).at(-1)

function outcomeOfCapture(capture: OrdersCapture | undefined, orderId: string): OrderOutcome {
  const status: string | undefined = capture?.status
  switch (status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
    case 'REFUNDED':
      return { state: 'charged', reference: capture?.id ?? '' }
    case 'DECLINED':
    case 'FAILED':
      return { state: 'declined' }
    default:
      // PayPal reviews it, or waits for the buyer's bank: the money may still move.
      return { state: 'unknown', isAnswered: true, reference: orderId }
  }
}

const linkOf = ({ links }: Order, rel: string) => links?.find((link) => link.rel === rel)?.href
