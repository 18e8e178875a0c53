import { createElement, type FunctionComponent } from 'react'
import { formatDate } from '#shared/dates/format.ts'
import { variable } from '#shared/emails/words/template.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { CustomerEmailProps, EmailWebsite, OrderEmailProps, OrderLinks, UndrawnEmail } from './email.ts'
import { handoverKind, handoverTexts } from './handover-texts.ts'
import { linkedFiles } from './linked-files.ts'
import { downloadsTexts, newOrderTexts, orderRefundedTexts } from './order-texts.ts'
import { emailTexts } from './texts.ts'
import { moneyIn, orderValues } from './words/order-values.ts'
import { wordsOf } from './words/words-of.ts'

// The templates and their renderer take 15 MB: they are loaded with the first email that is drawn, not with the process.

/** To the customer: the order has been placed. */
export function orderConfirmationEmail(order: Order, website: EmailWebsite, links: OrderLinks): UndrawnEmail {
  const words = wordsOf(website, 'order-confirmation', orderValues(order, website))
  return write(async () => (await import('./order-confirmation.tsx')).OrderConfirmation, {
    order,
    website,
    links,
    words,
  })
}

/** To the customer: a parcel is on its way, or ready for pickup; by default the last one. */
export function orderShippedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  fulfilmentId?: string,
): UndrawnEmail | null {
  const parcel = order.fulfilments.find((one) => one.id === fulfilmentId) ?? order.fulfilments.at(-1)
  if (!parcel) return null
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
  return write(async () => (await import('./order-shipped.tsx')).OrderShipped, {
    order,
    website,
    links,
    words,
    parcel,
    sentOn,
  })
}

/** To the customer: the order was canceled. */
export function orderCancelledEmail(order: Order, website: EmailWebsite, links: OrderLinks): UndrawnEmail {
  const words = wordsOf(website, 'order-cancelled', orderValues(order, website))
  return write(async () => (await import('./order-cancelled.tsx')).OrderCancelled, { order, website, links, words })
}

/** To the customer: money was refunded. Null when there is no such refund. */
export function orderRefundedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  refundId?: string,
): UndrawnEmail | null {
  const refund = order.refunds.find(({ id }) => id === refundId)
  if (!refund) return null
  const values = {
    ...orderValues(order, website),
    'refund.amount': moneyIn(order, website)(refund.cents - refund.exchangedCents),
  }
  const byHand = { heading: orderRefundedTexts.titleByHand(variable('refund.amount')) }
  const words = wordsOf(website, 'order-refunded', values, refund.isByHand ? byHand : {})
  return write(async () => (await import('./order-refunded.tsx')).OrderRefunded, {
    order,
    website,
    links,
    words,
    refund,
  })
}

/** To the customer: the order as it is after an edit. */
export function orderEditedEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  refundId?: string,
): UndrawnEmail {
  const refund = order.refunds.find(({ id }) => id === refundId) ?? null
  const due = dueNowOf(order)
  const values = { ...orderValues(order, website), 'order.owed': moneyIn(order, website)(due) }
  const words = wordsOf(website, due > 0 ? 'order-payment-due' : 'order-edited', values)
  return write(async () => (await import('./order-edited.tsx')).OrderEdited, { order, website, links, words, refund })
}

/** To the customer: the files of the order can be downloaded. Null when none of them can. */
export function downloadsEmail(order: Order, website: EmailWebsite, links: OrderLinks): UndrawnEmail | null {
  const count = linkedFiles(order, links).length
  if (count === 0) return null
  const words = wordsOf(website, 'downloads', orderValues(order, website), {
    heading: downloadsTexts.title(count),
    introduction: downloadsTexts.hereAre(count, variable('order.number')),
  })
  return write(async () => (await import('./downloads.tsx')).Downloads, { order, website, links, words })
}

/** To the customer: the invoice, and credit notes. Null when the order has none. */
export function invoiceEmail(order: Order, website: EmailWebsite, links: OrderLinks): UndrawnEmail | null {
  const last = links.invoices.at(-1)
  if (!last) return null
  const words = wordsOf(website, 'invoice', { ...orderValues(order, website), 'document.title': last.title })
  return write(async () => (await import('./invoice.tsx')).InvoiceEmail, { order, website, links, words })
}

/** To the owner: a new order has arrived. */
export function newOrderEmail(order: Order, website: EmailWebsite, links: OrderLinks): UndrawnEmail {
  const total = moneyIn(order, website)(order.grandTotalCents)
  const subject = order.testMode ? newOrderTexts.subjectOfTest : newOrderTexts.subject
  const customer = buyerName(order) || order.email
  const props = { order, website, links }
  return {
    subject: subject(formatOrderNumber(order.number), total, customer),
    draw: () => render(async () => (await import('./new-order.tsx')).NewOrder, props),
  }
}

/** An email to the customer. Its subject says where the order is a test. */
function write<Props extends CustomerEmailProps>(load: LoadTemplate<Props>, props: Props): UndrawnEmail {
  const { subject } = props.words
  const isTest = props.order.testMode
  return { subject: isTest ? emailTexts.ofTestOrder(subject) : subject, draw: () => render(load, props) }
}

type LoadTemplate<Props> = () => Promise<FunctionComponent<Props>>

async function render<Props extends OrderEmailProps>(load: LoadTemplate<Props>, props: Props): Promise<string> {
  const [template, { renderEmail }] = await Promise.all([load(), import('./render-email.ts')])
  return renderEmail(createElement(template, props)).html
}
