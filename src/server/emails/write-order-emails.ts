import type { KeyObject } from 'node:crypto'
import { downloadPath } from '#server/downloads/download-link.ts'
import { invoiceLinks } from '#server/invoices/invoice-link.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmail } from '#server/mail/write-email.ts'
import type { OrderEmailKind, writeOrderEmailsJob } from '#server/orders/jobs.ts'
import { orderPath, owedPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { subscriptionLinks } from '#server/subscriptions/subscription-links.ts'
import type { Website } from '#server/websites/website.ts'
import { canPayOwed } from '#shared/orders/edits/can-pay-owed.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { EmailWebsite, OrderLinks, RenderedEmail } from './email.ts'
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
import { replyToOf } from './reply-to.ts'

/**
 * The job that writes the emails about an order. They are rendered outside of any transaction and written together in
 * one, which also ends the job: a job that runs twice writes once.
 */
export function writeOrderEmailsHandler(services: Services): JobHandler<typeof writeOrderEmailsJob> {
  return async ({ websiteId, payload, finish }) => {
    const { orderId, kinds, ...parts } = payload
    const scope = reading(services, { id: websiteId })
    const [website, order] = [await services.websites.byId(websiteId), await readOrder(scope, orderId)]
    if (!website || !order) return
    const links = {
      ...linksOf(services.secret, website, order),
      invoices: await invoiceLinks(services.secret, scope, order),
      subscriptions: (await subscriptionLinks(services, website, orderId)).map((link) => ({
        ...link,
        href: `${order.origin}${link.href}`,
      })),
    }
    const emails: NewEmail[] = []
    for (const kind of kinds) {
      const address = kind === 'new-order' ? website.settings.orderNotificationEmail : order.email
      const email = address ? await drawOrderEmail(kind, order, website, links, parts) : null
      if (email) emails.push({ kind, to: address, replyTo: replyTo(kind, order, website), ...email, aboutId: orderId })
    }
    await changing(services, { id: websiteId }, null, async (scope) => {
      await finish(scope.database)
      for (const email of emails) await writeEmail(services.env, scope, email)
    })
  }
}

/** Draws an email about an order; null when the order has nothing that it would be about. */
export function drawOrderEmail(
  kind: OrderEmailKind,
  order: Order,
  website: EmailWebsite,
  links: OrderLinks,
  { fulfilmentId, refundId }: { readonly fulfilmentId?: string | undefined; readonly refundId?: string | undefined },
): Promise<RenderedEmail | null> {
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

/** A buyer's reply goes to the shop, the owner's to the buyer. */
const replyTo = (kind: OrderEmailKind, order: Order, website: EmailWebsite): string =>
  kind === 'new-order' ? order.email : replyToOf(website)

function linksOf(
  secret: KeyObject,
  { id: websiteId, settings }: Pick<Website, 'id' | 'settings'>,
  order: Order & { origin: string },
): Omit<OrderLinks, 'invoices' | 'subscriptions'> {
  const { origin, id } = order
  return {
    origin,
    order: `${origin}${orderPath(secret, websiteId, id)}`,
    pay: canPayOwed(order, settings, null) ? `${origin}${owedPath(secret, websiteId, id)}` : null,
    studio: `${origin}/config/orders/${id}`,
    downloads: Object.fromEntries(
      order.downloads.map((one) => [one.id, `${origin}${downloadPath(secret, websiteId, id, one.id)}`]),
    ),
  }
}
