import { createElement, type FunctionComponent } from 'react'
import { formatDate } from '#shared/dates/format.ts'
import { variable } from '#shared/emails/words/template.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { CustomerEmailProps, EmailWebsite, OrderEmailProps, OrderLinks, RenderedEmail } from './email.ts'
import { handoverKind, handoverTexts } from './handover-texts.ts'
import { downloadsTexts, newOrderTexts, orderRefundedTexts } from './order-texts.ts'
import { emailTexts } from './texts.ts'
import { moneyIn, orderValues } from './words/order-values.ts'
import { wordsOf } from './words/words-of.ts'

// The templates and their renderer take 15 MB: they are loaded with the first email, not with the process.

/** To the customer: the order has been placed. */
export async function orderConfirmationEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail> {
  const { OrderConfirmation } = await import('./order-confirmation.tsx')
  const words = wordsOf(website, 'order-confirmation', orderValues(order, website))
  return write(OrderConfirmation, { order, website, links, words })
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
  const isWhole = order.state === 'fulfilled' && order.fulfilments.length === 1
  const texts = handoverTexts(order)
  const sentOn = formatDate(parcel.at, website.settings)
  const words = wordsOf(
    website,
    handoverKind(order),
    {
      ...orderValues(order, website),
      'package.date': sentOn,
      'package.carrier': parcel.carrier,
      'package.tracking_number': parcel.trackingNumber,
    },
    isWhole ? {} : { introduction: texts.part(variable('order.number'), variable('package.date')) },
  )
  return write(OrderShipped, { order, website, links, words, parcel, sentOn })
}

/** To the customer: the order was canceled. */
export async function orderCancelledEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail> {
  const { OrderCancelled } = await import('./order-cancelled.tsx')
  const words = wordsOf(website, 'order-cancelled', orderValues(order, website))
  return write(OrderCancelled, { order, website, links, words })
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
  const values = {
    ...orderValues(order, website),
    'refund.amount': moneyIn(order, website)(refund.cents - refund.exchangedCents),
  }
  const byHand = { heading: orderRefundedTexts.titleByHand(variable('refund.amount')) }
  const words = wordsOf(website, 'order-refunded', values, refund.isByHand ? byHand : {})
  return write(OrderRefunded, { order, website, links, words, refund })
}

/** To the customer: the order as it is after an edit. */
export async function orderEditedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  refundId?: string,
): Promise<RenderedEmail> {
  const refund = order.refunds.find(({ id }) => id === refundId) ?? null
  const due = dueNowOf(order)
  const { OrderEdited } = await import('./order-edited.tsx')
  const values = { ...orderValues(order, website), 'order.owed': moneyIn(order, website)(due) }
  const words = wordsOf(website, due > 0 ? 'order-payment-due' : 'order-edited', values)
  return write(OrderEdited, { order, website, links, words, refund })
}

/** To the customer: the files of the order can be downloaded. Null when none of them can. */
export async function downloadsEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail | null> {
  const { Downloads, openDownloadsOf } = await import('./downloads.tsx')
  const count = openDownloadsOf(order).length
  if (count === 0) return null
  const words = wordsOf(website, 'downloads', orderValues(order, website), {
    heading: downloadsTexts.title(count),
    introduction: downloadsTexts.hereAre(count, variable('order.number')),
  })
  return write(Downloads, { order, website, links, words })
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
  const words = wordsOf(website, 'invoice', { ...orderValues(order, website), 'document.title': last.title })
  return write(InvoiceEmail, { order, website, links, words })
}

/** To the owner: a new order has arrived. */
export async function newOrderEmail(order: Order, website: EmailWebsite, links: OrderLinks): Promise<RenderedEmail> {
  const { NewOrder } = await import('./new-order.tsx')
  const total = moneyIn(order, website)(order.grandTotalCents)
  const subject = order.testMode ? newOrderTexts.subjectOfTest : newOrderTexts.subject
  const customer = buyerName(order) || order.email
  const props = { order, website, links }
  return { subject: subject(formatOrderNumber(order.number), total, customer), ...(await render(NewOrder, props)) }
}

/** An email to the customer. Its subject says where the order is a test. */
async function write<Props extends CustomerEmailProps>(
  template: FunctionComponent<Props>,
  props: Props,
): Promise<RenderedEmail> {
  const { subject } = props.words
  const isTest = props.order.testMode
  return { subject: isTest ? emailTexts.ofTestOrder(subject) : subject, ...(await render(template, props)) }
}

async function render<Props extends OrderEmailProps>(template: FunctionComponent<Props>, props: Props) {
  const { renderEmail } = await import('./render-email.ts')
  return renderEmail(createElement(template, props))
}
