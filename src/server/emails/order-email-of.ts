import type { OrderEmailKind } from '#server/orders/jobs.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { EmailWebsite, OrderLinks, UndrawnEmail } from './email.ts'
import {
  downloadsEmail,
  invoiceEmail,
  newOrderEmail,
  orderCancelledEmail,
  orderConfirmationEmail,
  orderEditedEmail,
  orderRefundedEmail,
  orderShippedEmail,
} from './order-emails.ts'

/** What of an order an email is about. */
export interface OrderEmailParts {
  /** The parcel of an `order-shipped` email. */
  readonly fulfilmentId?: string | undefined
  /** The refund of an `order-refunded` email, and that of an edit. */
  readonly refundId?: string | undefined
}

/** An email about an order; null when the order has nothing that it would be about. */
export function orderEmailOf(
  kind: OrderEmailKind,
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  { fulfilmentId, refundId }: OrderEmailParts,
): UndrawnEmail | null {
  switch (kind) {
    case 'order-confirmation':
      return orderConfirmationEmail(order, website, links)
    case 'new-order':
      return newOrderEmail(order, website, links)
    case 'order-shipped':
      return orderShippedEmail(order, website, links, fulfilmentId)
    case 'order-cancelled':
      return orderCancelledEmail(order, website, links)
    case 'order-refunded':
      return orderRefundedEmail(order, website, links, refundId)
    case 'order-edited':
      return orderEditedEmail(order, website, links, refundId)
    case 'downloads':
      return downloadsEmail(order, website, links)
    case 'invoice':
      return invoiceEmail(order, website, links)
  }
}
