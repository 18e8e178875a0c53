import type { Selectable } from 'kysely'
import { hashOf } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import { newsletterLimits, type SubscriptionEventKind } from '#shared/newsletter/schema.ts'
import { writeNewsletterEmailJob } from './jobs.ts'
import type { NewsletterKey } from './newsletter-link.ts'
import { arrivalColumns, arrivalIn } from './numbers/arrivals.ts'
import { addCounted } from './numbers/sums.ts'
import { recordSubscriptionEvent } from './subscription-events.ts'
import type { NewsletterTables } from './tables.ts'

type SubscriberRow = Selectable<NewsletterTables['newsletter_subscribers']>

export const CONFIRMATION_MILLISECONDS = newsletterLimits.confirmationDays * DAY_MILLISECONDS

/** A subscription with the name of its list; null when it is gone. */
export async function findSubscription(
  { database, websiteId }: Scope,
  subscriberId: string,
): Promise<(SubscriberRow & { readonly list_name: string }) | null> {
  const row = await database
    .selectFrom('newsletter_subscribers')
    .innerJoin('newsletter_lists', (join) =>
      join
        .onRef('newsletter_lists.website_id', '=', 'newsletter_subscribers.website_id')
        .onRef('newsletter_lists.id', '=', 'newsletter_subscribers.list_id'),
    )
    .selectAll('newsletter_subscribers')
    .select('newsletter_lists.name as list_name')
    .where('newsletter_subscribers.website_id', '=', websiteId)
    .where('newsletter_subscribers.id', '=', subscriberId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Whether the link of a confirmation email still works: within its days, and unless its recipient left afterwards. A
 * used link stays valid, and shows the same page again.
 */
export function mayConfirm(
  { unsubscribed_at }: Pick<SubscriberRow, 'unsubscribed_at'>,
  { askedAt }: NewsletterKey,
  now: number,
): boolean {
  return now - askedAt <= CONFIRMATION_MILLISECONDS && (unsubscribed_at === null || unsubscribed_at < askedAt)
}

/** Confirms a subscription once, and sends the welcome email. @returns false when the link has expired */
export async function confirmSubscription(
  scope: ChangeScope,
  key: NewsletterKey,
  { address, origin, now }: { readonly address: string; readonly origin: string; readonly now: number },
): Promise<boolean> {
  const row = await lockSubscriber(scope, key.subscriberId)
  if (!row || !mayConfirm(row, key, now)) return false
  if (row.state === 'confirmed') return true
  await scope.database
    .updateTable('newsletter_subscribers')
    .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null, updated_at: now })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', row.id)
    .execute()
  // They have returned voluntarily: earlier refusals do not count any more.
  await scope.database
    .deleteFrom('newsletter_refusals')
    .where('website_id', '=', scope.websiteId)
    .where('email_hash', '=', hashOf(row.email))
    .execute()
  await recordSubscriptionEvent(scope, [row.id], { kind: 'confirmed', at: now, address })
  const arrival = arrivalIn(row)
  if (arrival) await addCounted(scope, [{ what: 'confirmed', at: arrival }])
  await scope.enqueue(
    writeNewsletterEmailJob,
    { letter: 'welcome', subscriberId: row.id, at: now, origin },
    { uniqueKey: `welcome ${row.id} ${now}` },
  )
  return true
}

/** Ends subscriptions, once, however often it is called. @returns how many of them had not ended before */
export async function endSubscriptions(
  scope: ChangeScope,
  subscriberIds: readonly string[],
  event: { readonly kind: Extract<SubscriptionEventKind, 'unsubscribed' | 'removed'>; readonly address?: string },
  now: number,
): Promise<number> {
  const subscribed = await scope.database
    .selectFrom('newsletter_subscribers')
    .select(['id', 'counted_day', 'counted_source', 'counted_form_id', 'counted_page'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', subscriberIds)
    .where('state', '=', 'confirmed')
    .execute()
  const ended = await scope.database
    .updateTable('newsletter_subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: now, updated_at: now, ...arrivalColumns(null) })
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', subscriberIds)
    .where('state', '<>', 'unsubscribed')
    .returning('id')
    .execute()
  await recordSubscriptionEvent(
    scope,
    ended.map((row) => row.id),
    { ...event, at: now },
  )
  const ids = new Set(ended.map((row) => row.id))
  const day = calendarDay(now, (await scope.settings()).timeZone)
  const left = subscribed.filter(({ id }) => ids.has(id)).map(arrivalIn)
  await addCounted(
    scope,
    left.flatMap((arrival) => (arrival ? [{ what: 'ended', at: { ...arrival, day } }] : [])),
  )
  return ended.length
}

async function lockSubscriber({ database, websiteId }: ChangeScope, id: string): Promise<SubscriberRow | null> {
  const row = await database
    .updateTable('newsletter_subscribers')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
