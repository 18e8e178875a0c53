import type { KeyObject } from 'node:crypto'
import { downloadPath } from '#server/downloads/download-link.ts'
import { invoiceLinks } from '#server/invoices/invoice-link.ts'
import type { PayloadOf } from '#server/jobs/define-job.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmails } from '#server/mail/write-email.ts'
import type { OrderEmailKind, writeOrderEmailsJob } from '#server/orders/jobs.ts'
import type { WrittenOrder } from '#server/orders/lifecycle.ts'
import { orderPath, owedPath } from '#server/orders/order-link.ts'
import { confirmationOf, queueConfirmation } from '#server/orders/queue-confirmation.ts'
import { readNewOrder, readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { subscriptionLinks } from '#server/subscriptions/subscription-links.ts'
import type { Website } from '#server/websites/website.ts'
import { canPayOwed } from '#shared/orders/edits/can-pay-owed.ts'
import type { Order } from '#shared/orders/schema.ts'
import { orderEmailFacts } from './documents.ts'
import type { EmailWebsite, OrderLinks } from './email.ts'
import { lookOf, saveLook } from './email-look.ts'
import { handoverKind } from './handover-texts.ts'
import { linkFiles } from './linked-files.ts'
import { orderEmailOf } from './order-email-of.ts'
import { replyToOf } from './reply-to.ts'

/** What writing emails about orders needs. */
export type EmailServices = Pick<Services, 'websites' | 'secret' | 'env'>

/**
 * The job that writes the emails about an order: what each is drawn from, as it is now. All are written in one
 * transaction, which also ends the job: a job that runs twice writes once.
 */
export function writeOrderEmailsHandler(services: Services): JobHandler<typeof writeOrderEmailsJob> {
  return async ({ websiteId, payload, finish }) => {
    const scope = reading(services, { id: websiteId })
    const found = await emailsAbout(services, scope, payload, await readOrder(scope, payload.orderId))
    if (!found) return
    await changing(services, { id: websiteId }, null, async (scope) => {
      await finish(scope.database)
      await writeAll(services, scope, found)
    })
  }
}

/**
 * Writes the emails about a new order in its transaction, as the job would, without a row for the job, its lease, and
 * another transaction. What goes wrong in reading leaves the order alone: then the job is queued, which is retried and
 * shown to the owner.
 */
export const writeConfirmation =
  (services: EmailServices) =>
  async (scope: ChangeScope, written: WrittenOrder): Promise<void> => {
    const found = await readNewOrder(scope, written.order)
      .then((order) => emailsAbout(services, scope, confirmationOf(written), order))
      .catch(() => null)
    if (found) await writeAll(services, scope, found)
    else await queueConfirmation(scope, written)
  }

interface FoundEmails {
  readonly website: Website
  readonly emails: readonly NewEmail[]
}

/** The emails about an order as it is now; null when the order is gone. */
async function emailsAbout(
  { websites, secret }: EmailServices,
  scope: Scope,
  { orderId, kinds, ...parts }: PayloadOf<typeof writeOrderEmailsJob>,
  order: (Order & { origin: string }) | null,
): Promise<FoundEmails | null> {
  const website = await websites.byId(scope.websiteId)
  if (!website || !order) return null
  const links = {
    ...linksOf(secret, website, order),
    invoices: await invoiceLinks(secret, scope, order),
    subscriptions: hasSubscriptions(order)
      ? (await subscriptionLinks(secret, scope, website, orderId)).map((link) => ({
          ...link,
          href: `${order.origin}${link.href}`,
        }))
      : [],
  }
  const { origin: _, ...seen } = order
  // No email shows the timeline.
  const facts = orderEmailFacts.write({ order: { ...seen, events: [] }, links, ...parts, lookId: lookOf(website).id })
  const emails: NewEmail[] = []
  for (const kind of kinds) {
    const to = kind === 'new-order' ? website.settings.orderNotificationEmail : order.email
    const email = to ? orderEmailOf(kind, order, website, links, parts) : null
    if (!email) continue
    // What the owner reads in the list of emails: an order that is picked up was not shipped.
    const shown = kind === 'order-shipped' ? handoverKind(order) : kind
    const replyTo = replyToIn(kind, order, website)
    emails.push({ kind: shown, to, replyTo, subject: email.subject, html: '', facts, aboutId: orderId })
  }
  return { website, emails }
}

async function writeAll({ env }: EmailServices, scope: ChangeScope, { website, emails }: FoundEmails): Promise<void> {
  if (emails.length > 0) await saveLook(scope, lookOf(website))
  await writeEmails(env, scope, emails)
}

/** Whether an order may have begun subscriptions, or renewed one: an edit may have removed the line of one. */
const hasSubscriptions = ({ lines, renewal, revision }: Order): boolean =>
  revision > 0 || renewal !== undefined || lines.some(({ subscriptionPlan }) => subscriptionPlan !== undefined)

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
    pay: canPayOwed(order, settings) ? `${origin}${owedPath(secret, websiteId, id)}` : null,
    studio: `${origin}/config/orders/${id}`,
    downloads: linkFiles(order, (file) => `${origin}${downloadPath(secret, websiteId, id, file.id)}`),
  }
}
