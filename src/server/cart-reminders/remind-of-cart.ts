import { createElement } from 'react'
import { describeCart } from '#server/cart/describe-cart.ts'
import { cartDocument } from '#server/cart/documents.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmail } from '#server/mail/write-email.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { nextReminderAt } from '#shared/cart-reminders/rules.ts'
import { namedVariant } from '#shared/products/variants.ts'
import { hasOrderedSince } from './end-with-order.ts'
import { remindOfCartJob } from './jobs.ts'
import { reminderEndPath, restorePath } from './reminder-links.ts'
import { countReminder, endReminder, readReminder, type StoredReminder } from './reminder-store.ts'

type Needed = Pick<Services, 'database' | 'websites' | 'worker' | 'env' | 'secret'>

/**
 * Writes the email about a cart that is due, and plans the next one. A cart that was changed meanwhile begins to wait
 * again. The email is counted and written in one transaction that also ends the job: two processes, and a job that runs
 * twice, write it once.
 */
export function remindOfCartHandler(services: Needed): JobHandler<typeof remindOfCartJob> {
  return async ({ websiteId, payload: { reminderId }, finish }) => {
    const website = await services.websites.byId(websiteId)
    const scope = reading(services, { id: websiteId })
    const reminder = await readReminder(scope, reminderId)
    if (!website || !reminder || reminder.ended_at !== null) return
    const { isOn, hours } = website.settings.cartReminders
    const cart = await readCart(scope, reminder)
    const end = (reason: NonNullable<StoredReminder['end_reason']>) =>
      changing(services, website, null, (change) => endReminder(change, reminder.id, reason))
    if (!isOn) return end('unavailable')
    if (!cart || cart.orderId !== null || (await hasOrderedSince(scope, reminder))) return end('ordered')
    const leftAt = Math.max(reminder.created_at, cart.updatedAt)
    const given = { hours, sentCount: reminder.sent_count, leftAt, lastSentAt: reminder.last_sent_at }
    const dueAt = nextReminderAt(given)
    if (dueAt === null) return end('sent')
    if (dueAt > Date.now()) {
      await changing(services, website, null, (change) => plan(change, dueAt))
      return
    }
    const shown = await describeCart(reading(services, website), cart)
    const items = shown.entries.filter(({ problem }) => problem === null)
    if (items.length === 0) return end('unavailable')
    const email = await draw(services, website, reminder, items)
    await changing(services, website, null, async (change) => {
      await finish(change.database)
      const seen = {
        totalQuantity: shown.totalQuantity,
        totalCents: shown.grandTotalCents,
        currency: shown.currency,
      }
      if (!(await countReminder(change, reminder, seen))) return
      await writeEmail(services.env, change, email)
      const now = Date.now()
      const next = nextReminderAt({ ...given, sentCount: reminder.sent_count + 1, lastSentAt: now })
      if (next === null) await endReminder(change, reminder.id, 'sent')
      else await plan(change, Math.max(next, now + 1))
    })

    async function plan(change: Parameters<Parameters<typeof changing>[3]>[0], runAt: number): Promise<void> {
      await change.enqueue(remindOfCartJob, { reminderId }, { runAt, uniqueKey: `${reminderId} ${runAt}` })
    }
  }
}

async function readCart({ database, websiteId }: Scope, { cart_id }: StoredReminder) {
  const row = await database
    .selectFrom('carts')
    .select(['id', 'revision', 'created_at', 'updated_at', 'order_id', 'document'])
    .where('website_id', '=', websiteId)
    .where('id', '=', cart_id)
    .executeTakeFirst()
  return (
    row && {
      ...{ id: row.id, revision: row.revision, createdAt: row.created_at, updatedAt: row.updated_at },
      ...{ orderId: row.order_id, content: cartDocument.read(row.document) },
    }
  )
}

async function draw(
  { secret }: Pick<Needed, 'secret'>,
  website: Website,
  { id, email, origin }: StoredReminder,
  entries: ShoppingCart['entries'],
): Promise<NewEmail> {
  const [{ CartReminder }, { renderEmail }] = await Promise.all([
    import('#server/emails/cart-reminder.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const endLink = origin + reminderEndPath(secret, website.id, id)
  const links = { link: origin + restorePath(secret, website.id, id), endLink }
  const items = entries.map(({ title, quantity, chosenVariant: { attributes } }) => ({
    quantity,
    title: namedVariant({ title, attributes }),
  }))
  const words = wordsOf(website, 'cart-reminder', {})
  return {
    kind: 'cart-reminder',
    to: email,
    replyTo: replyToOf(website),
    subject: words.subject,
    aboutId: id,
    unsubscribeUrl: endLink,
    ...renderEmail(createElement(CartReminder, { website, origin, words, items, ...links })),
  }
}
