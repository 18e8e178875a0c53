import type { OrderLinks, RenderedEmail } from '#server/emails/email.ts'
import { linkFiles } from '#server/emails/linked-files.ts'
import { orderEmailOf } from '#server/emails/order-email-of.ts'
import { invoiceLinks } from '#server/invoices/invoice-link.ts'
import type { OrderEmailKind } from '#server/orders/jobs.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import type { EmailKind } from '#shared/emails/words/kinds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { exampleOrder } from './examples.ts'
import { latestOrder, latestOrderWith } from './latest.ts'
import { exampleTexts } from './texts.ts'

/** What a preview is drawn with. */
export interface PreviewFacts {
  readonly services: Pick<Services, 'secret'>
  readonly scope: Scope
  /** With the design and the words that are previewed. */
  readonly website: Website
  /** Where all links of a preview lead: those of customers would open their orders. */
  readonly origin: string
  readonly now: number
}

/** An email with what it was drawn from: something of the shop, or an example. */
export interface Preview {
  readonly email: RenderedEmail
  readonly isExample: boolean
}

type OrderKind = Extract<EmailKind, `order-${string}` | 'downloads' | 'invoice'>

/** Draws an email about the last order that has what it is about. */
export async function drawOrderPreview(facts: PreviewFacts, kind: OrderKind): Promise<Preview> {
  const { scope, website, now } = facts
  const orderId = await findOrder(scope, kind)
  const order = orderId === null ? null : await readOrder(scope, orderId)
  const real = order && (await draw(facts, kind, kind === 'order-edited' ? { ...order, owedCents: 0 } : order))
  if (real) return { email: real, isExample: false }
  return { email: (await draw(facts, kind, exampleOrder(website, kind, now)))!, isExample: true }
}

function findOrder(scope: Scope, kind: OrderKind): Promise<string | null> {
  switch (kind) {
    case 'order-confirmation':
    case 'order-edited':
      return latestOrder(scope, () => true)
    case 'order-payment-due':
      return latestOrder(scope, ({ owed_cents }) => owed_cents > 0)
    case 'order-cancelled':
      return latestOrder(scope, ({ state }) => state === 'cancelled')
    case 'order-refunded':
      return latestOrder(scope, ({ refunded_cents }) => refunded_cents > 0)
    case 'order-shipped':
      return latestOrder(scope, ({ delivery, state }) => delivery === 'parcel' && state === 'fulfilled')
    case 'order-ready':
      return latestOrder(scope, ({ delivery, state }) => delivery === 'pickup' && state === 'fulfilled')
    case 'order-complete':
      return latestOrder(scope, ({ delivery, state }) => delivery === 'service' && state === 'fulfilled')
    case 'downloads':
      return latestOrderWith(scope, 'order_downloads')
    case 'invoice':
      return latestOrderWith(scope, 'invoices')
  }
}

/** The email about an order; null when the order has nothing that it would be about. */
async function draw(facts: PreviewFacts, kind: OrderKind, order: Order): Promise<RenderedEmail | null> {
  const { website } = facts
  const links = await linksTo(facts, order, kind)
  const email = orderEmailOf(jobKinds[kind], order, website, links, { refundId: order.refunds.at(-1)?.id })
  return email && { subject: email.subject, html: await email.draw() }
}

/** The kinds that emails about orders have in jobs. */
const jobKinds: Readonly<Record<OrderKind, OrderEmailKind>> = {
  'order-confirmation': 'order-confirmation',
  'order-edited': 'order-edited',
  'order-payment-due': 'order-edited',
  'order-cancelled': 'order-cancelled',
  'order-refunded': 'order-refunded',
  'order-shipped': 'order-shipped',
  'order-ready': 'order-shipped',
  'order-complete': 'order-shipped',
  downloads: 'downloads',
  invoice: 'invoice',
}

async function linksTo(
  { services, scope, origin, now }: PreviewFacts,
  order: Order,
  kind: OrderKind,
): Promise<OrderLinks> {
  const found = await invoiceLinks(services.secret, scope, { id: order.id, origin })
  const example = { id: 'example', title: exampleTexts.invoice, issuedAt: now, href: origin }
  return {
    ...{ origin, order: origin, studio: origin, subscriptions: [] },
    pay: order.owedCents > 0 ? origin : null,
    downloads: linkFiles(order, () => origin),
    invoices:
      found.length === 0 && kind === 'invoice' ? [example] : found.map((invoice) => ({ ...invoice, href: origin })),
  }
}
