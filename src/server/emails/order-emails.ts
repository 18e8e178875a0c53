import { createElement, type FunctionComponent } from 'react'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { EmailWebsite, OrderEmailProps, OrderLinks, RenderedEmail } from './email.ts'
import { handoverTexts } from './handover-texts.ts'
import { orderEditedTexts } from './order-edited-texts.ts'
import {
  downloadsTexts,
  invoiceEmailTexts,
  newOrderTexts,
  orderCanceledTexts,
  orderConfirmationTexts,
  orderRefundedTexts,
} from './order-texts.ts'
import { emailTexts } from './texts.ts'

// The templates and their renderer take 15 MB: they are loaded with the first email, not with the process.

/** To the customer: the order has been placed. */
export async function orderConfirmationEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail> {
  const { OrderConfirmation } = await import('./order-confirmation.tsx')
  return write(subjectOf(order, orderConfirmationTexts), OrderConfirmation, { order, website, links })
}

/** To the customer: a parcel is on its way, or ready for pickup; by default the last one. */
export async function orderShippedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  fulfilmentId?: string,
): Promise<RenderedEmail | null> {
  const parcel = order.fulfilments.find((one) => one.id === fulfilmentId) ?? order.fulfilments.at(-1)
  if (!parcel) return null
  const { OrderShipped } = await import('./order-shipped.tsx')
  return write(subjectOf(order, handoverTexts(order)), OrderShipped, { order, website, links, parcel })
}

/** To the customer: the order was canceled. */
export async function orderCancelledEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail> {
  const { OrderCancelled } = await import('./order-cancelled.tsx')
  return write(subjectOf(order, orderCanceledTexts), OrderCancelled, { order, website, links })
}

/** To the customer: money was refunded. Null when there is no such refund. */
export async function orderRefundedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  refundId?: string,
): Promise<RenderedEmail | null> {
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (!refund) return null
  const { OrderRefunded } = await import('./order-refunded.tsx')
  return write(subjectOf(order, orderRefundedTexts), OrderRefunded, { order, website, links, refund })
}

/** To the customer: the order as it is after an edit. */
export async function orderEditedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  refundId?: string,
): Promise<RenderedEmail> {
  const refund = order.refunds.find(({ id }) => id === refundId) ?? null
  const subject = order.owedCents > 0 ? orderEditedTexts.subjectOwing : orderEditedTexts.subject
  const { OrderEdited } = await import('./order-edited.tsx')
  return write(subjectOf(order, { subject }), OrderEdited, { order, website, links, refund })
}

/** To the customer: the files of the order can be downloaded. Null when none of them can. */
export async function downloadsEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail | null> {
  const { Downloads, openDownloadsOf } = await import('./downloads.tsx')
  if (openDownloadsOf(order).length === 0) return null
  return write(subjectOf(order, downloadsTexts), Downloads, { order, website, links })
}

/** To the customer: the invoice, and credit notes. Null when the order has none. */
export async function invoiceEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail | null> {
  const last = links.invoices.at(-1)
  if (!last) return null
  const { InvoiceEmail } = await import('./invoice.tsx')
  return write(invoiceEmailTexts.subject(last.title), InvoiceEmail, { order, website, links })
}

/** To the owner: a new order has arrived. */
export async function newOrderEmail(order: Order, website: EmailWebsite, links: OrderLinks): Promise<RenderedEmail> {
  const [{ NewOrder }, { moneyOf }] = await Promise.all([import('./new-order.tsx'), import('./order-parts.tsx')])
  const total = moneyOf({ order, website })(order.grandTotalCents)
  const subject = order.testMode ? newOrderTexts.subjectOfTest : newOrderTexts.subject
  const customer = buyerName(order) || order.email
  return write(subject(formatOrderNumber(order.number), total, customer), NewOrder, { order, website, links })
}

async function write<Props extends OrderEmailProps>(
  subject: string,
  template: FunctionComponent<Props>,
  props: Props,
): Promise<RenderedEmail> {
  const { renderEmail } = await import('./render-email.ts')
  return { subject, ...renderEmail(createElement(template, props)) }
}

/** The subject of an email to the customer, which says where the order is a test. */
function subjectOf({ number, testMode }: Order, texts: { readonly subject: (number: string) => string }): string {
  const subject = texts.subject(formatOrderNumber(number))
  return testMode ? emailTexts.ofTestOrder(subject) : subject
}
