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
import { orderEmailFacts } from './documents.ts'
import type { EmailWebsite, OrderLinks } from './email.ts'
import { lookOf, saveLook } from './email-look.ts'
import { linkFiles } from './linked-files.ts'
import { orderEmailOf } from './order-email-of.ts'
import { replyToOf } from './reply-to.ts'

/**
 * The job that writes the emails about an order: what each is drawn from, as it is now. All are written in one
 * transaction, which also ends the job: a job that runs twice writes once.
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
    const { origin: _, ...seen } = order
    const look = lookOf(website)
    const emails: NewEmail[] = []
    for (const kind of kinds) {
      const to = kind === 'new-order' ? website.settings.orderNotificationEmail : order.email
      const email = to ? orderEmailOf(kind, order, website, links, parts) : null
      if (!email) continue
      const facts = orderEmailFacts.write({ template: kind, order: seen, links, ...parts, lookId: look.id })
      const replyTo = replyToIn(kind, order, website)
      emails.push({ kind, to, replyTo, subject: email.subject, html: '', facts, aboutId: orderId })
    }
    await changing(services, { id: websiteId }, null, async (scope) => {
      await finish(scope.database)
      if (emails.length > 0) await saveLook(scope, look)
      for (const email of emails) await writeEmail(services.env, scope, email)
    })
  }
}

/** A buyer's reply goes to the shop, the owner's to the buyer. */
const replyToIn = (kind: OrderEmailKind, order: Order, website: EmailWebsite): string =>
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
    downloads: linkFiles(order, (file) => `${origin}${downloadPath(secret, websiteId, id, file.id)}`),
  }
}
