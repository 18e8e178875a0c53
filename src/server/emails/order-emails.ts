import { createElement, type FunctionComponent } from 'react'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { EmailWebsite, OrderEmailProps, OrderLinks, RenderedEmail } from './email.ts'

// The templates and their renderer take 15 MB: they are loaded with the first email, not with the process.

/** To the customer: the order has been placed. */
export async function orderConfirmationEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail> {
  const { OrderConfirmation } = await import('./order-confirmation.tsx')
  return write(`${testMark(order)}Order ${formatOrderNumber(order.number)} confirmed`, OrderConfirmation, {
    order,
    website,
    links,
  })
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
  const [{ OrderShipped }, { handoverOf }] = await Promise.all([
    import('./order-shipped.tsx'),
    import('./handover-words.ts'),
  ])
  const subject = `${testMark(order)}Your order ${formatOrderNumber(order.number)} is ${handoverOf(order).state}`
  return write(subject, OrderShipped, { order, website, links, parcel })
}

/** To the customer: the order was canceled. */
export async function orderCancelledEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail> {
  const { OrderCancelled } = await import('./order-cancelled.tsx')
  const subject = `${testMark(order)}Your order ${formatOrderNumber(order.number)} was canceled`
  return write(subject, OrderCancelled, { order, website, links })
}

/** To the customer: the files of the order can be downloaded. Null when none of them can. */
export async function downloadsEmail(
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
): Promise<RenderedEmail | null> {
  const { Downloads, openDownloadsOf } = await import('./downloads.tsx')
  if (openDownloadsOf(order).length === 0) return null
  return write(`${testMark(order)}Your downloads for order ${formatOrderNumber(order.number)}`, Downloads, {
    order,
    website,
    links,
  })
}

/** To the owner: a new order has arrived. */
export async function newOrderEmail(order: Order, website: EmailWebsite, links: OrderLinks): Promise<RenderedEmail> {
  const [{ NewOrder }, { moneyOf }] = await Promise.all([import('./new-order.tsx'), import('./order-parts.tsx')])
  const total = moneyOf({ order, website })(order.grandTotalCents)
  const subject = `${order.testMode ? 'Test order' : 'New order'} ${formatOrderNumber(order.number)}: ${total} from ${buyerName(order) || order.email}`
  return write(subject, NewOrder, { order, website, links })
}

async function write<Props extends OrderEmailProps>(
  subject: string,
  template: FunctionComponent<Props>,
  props: Props,
): Promise<RenderedEmail> {
  const { renderEmail } = await import('./render-email.ts')
  return { subject, ...renderEmail(createElement(template, props)) }
}

/** Prefix of the subject of emails about test orders. */
const testMark = ({ testMode }: Order): string => (testMode ? '[Test] ' : '')
