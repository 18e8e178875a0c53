import { increment, ofTheDay } from '#server/guard/tally.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { DEFAULT_LIST_ID, type SubscriberSource } from '#shared/newsletter/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { writeNewsletterEmailJob } from './jobs.ts'
import { arrivalColumns, arrivalOf } from './numbers/arrivals.ts'
import { addCounted } from './numbers/sums.ts'
import { recordSubscriptionEvent } from './subscription-events.ts'

/** A request to be on a list. */
export interface Join {
  /** The list; null for the site's own. A deleted list counts as null. */
  readonly listId: string | null
  /** A validated address. */
  readonly email: string
  readonly name?: string
  readonly source: Extract<SubscriberSource, 'form' | 'checkout'>
  /** The proof of consent: the text that was agreed to, and where. */
  readonly consent: {
    readonly words: string
    readonly formId?: string | null
    readonly pagePath?: string
    /** IP address of the request; its last part is not stored. */
    readonly address?: string
  }
  /** BCP-47 of the page. */
  readonly language: string
  /** Scheme and host of the site (`originOf`). */
  readonly origin: string
  readonly now: number
}

/**
 * Invites an address to a list, in the transaction of its cause: it is pending until its recipient follows the link of
 * the email that this writes. At most once a day per address, whatever lists it is entered into. No one learns
 * whether the address was known: nothing is returned in any case.
 */
export async function joinList(scope: ChangeScope, join: Join): Promise<void> {
  const email = join.email.trim().toLowerCase()
  const listId = await listOr(scope, join.listId)
  const subscriber = await insertOrFind(scope, { ...join, email, listId })
  const isFirst = await increment(scope, ofTheDay(`newsletter ${hashOf(email)}`, 1, join.now))
  if (subscriber.state === 'confirmed' || !isFirst) return
  await recordSubscriptionEvent(scope, [subscriber.id], { kind: 'asked', at: join.now, ...join.consent })
  // Someone who asks again before they have confirmed is no second sign-up.
  if (subscriber.counted_day === null) await countSignUp(scope, subscriber.id, join)
  const { now: at, origin } = join
  await scope.enqueue(
    writeNewsletterEmailJob,
    { letter: 'confirmation', subscriberId: subscriber.id, at, origin },
    { uniqueKey: `confirmation ${subscriber.id} ${at}` },
  )
}

/** The list, or the one that every site has. */
async function listOr({ database, websiteId }: Scope, listId: string | null): Promise<string> {
  if (listId === null || listId === DEFAULT_LIST_ID) return DEFAULT_LIST_ID
  const list = await database
    .selectFrom('newsletter_lists')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', listId)
    .executeTakeFirst()
  return list?.id ?? DEFAULT_LIST_ID
}

/** The address on the list, locked until the commit: of two parallel calls, the second sees the result of the first. */
async function insertOrFind(
  { database, websiteId }: ChangeScope,
  { listId, email, name = '', source, language, now }: Join & { readonly listId: string },
) {
  return database
    .insertInto('newsletter_subscribers')
    .values({
      website_id: websiteId,
      id: newId(),
      list_id: listId,
      email,
      name,
      state: 'pending',
      source,
      language,
      search_key: subscriberSearchKey(email, name),
      created_at: now,
      updated_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'list_id', 'email']).doUpdateSet({ updated_at: now }))
    .returning(['id', 'state', 'counted_day'])
    .executeTakeFirstOrThrow()
}

async function countSignUp(scope: ChangeScope, subscriberId: string, { source, consent, now }: Join): Promise<void> {
  const { timeZone } = await scope.settings()
  const { formId = null, pagePath = '' } = consent
  const arrival = arrivalOf({ at: now, source, formId, pagePath }, timeZone)
  await addCounted(scope, [{ what: 'signed_up', at: arrival }])
  await scope.database
    .updateTable('newsletter_subscribers')
    .set(arrivalColumns(arrival))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', subscriberId)
    .execute()
}

/** The search key of a subscriber: beginnings of the address, of its domain and of names. */
export const subscriberSearchKey = (email: string, name: string): string =>
  ` ${normalize(`${email} ${email.split('@')[1] ?? ''} ${name}`)}`
