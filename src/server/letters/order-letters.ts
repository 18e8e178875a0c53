import { createElement, type FunctionComponent } from 'react'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { Letter, LetterWebsite, OrderLetterProps, OrderLinks } from './letter.ts'

// The templates and their renderer take 15 MB: they are loaded with the first email, not with the process.

/** To the customer: the order has been placed. */
export async function orderConfirmationLetter(
  order: Order,
  website: LetterWebsite,
  links: OrderLinks,
): Promise<Letter> {
  const { OrderConfirmation } = await import('./order-confirmation.tsx')
  return write(`${testMark(order)}Order ${formatOrderNumber(order.number)} confirmed`, OrderConfirmation, {
    order,
    website,
    links,
  })
}

/** To the customer: a parcel is on its way, or ready for pickup; by default the last one. */
export async function orderShippedLetter(
  order: Order,
  website: LetterWebsite,
  links: OrderLinks,
  fulfilmentId?: string,
): Promise<Letter | null> {
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
export async function orderCancelledLetter(order: Order, website: LetterWebsite, links: OrderLinks): Promise<Letter> {
  const { OrderCancelled } = await import('./order-cancelled.tsx')
  const subject = `${testMark(order)}Your order ${formatOrderNumber(order.number)} was canceled`
  return write(subject, OrderCancelled, { order, website, links })
}

/** To the customer: the files of the order can be downloaded. Null when none of them can. */
export async function downloadsLetter(order: Order, website: LetterWebsite, links: OrderLinks): Promise<Letter | null> {
  const { Downloads, openDownloadsOf } = await import('./downloads.tsx')
  if (openDownloadsOf(order).length === 0) return null
  return write(`${testMark(order)}Your downloads for order ${formatOrderNumber(order.number)}`, Downloads, {
    order,
    website,
    links,
  })
}

/** To the owner: a new order has arrived. */
export async function newOrderLetter(order: Order, website: LetterWebsite, links: OrderLinks): Promise<Letter> {
  const [{ NewOrder }, { moneyOf }] = await Promise.all([import('./new-order.tsx'), import('./order-parts.tsx')])
  const total = moneyOf({ order, website })(order.grandTotalCents)
  const subject = `${order.testMode ? 'Test order' : 'New order'} ${formatOrderNumber(order.number)}: ${total} from ${buyerName(order) || order.email}`
  return write(subject, NewOrder, { order, website, links })
}

async function write<Props extends OrderLetterProps>(
  subject: string,
  template: FunctionComponent<Props>,
  props: Props,
): Promise<Letter> {
  const { renderLetter } = await import('./render-letter.ts')
  return { subject, ...renderLetter(createElement(template, props)) }
}

/** Prefix of the subject of emails about test orders. */
const testMark = ({ testMode }: Order): string => (testMode ? '[Test] ' : '')
