import { type RawBuilder, sql } from 'kysely'
import type { FoundRows } from '#server/database/search-by-word.ts'
import type { ConsentState } from '#shared/customers/schema.ts'
import type { SubscriberState } from '#shared/newsletter/schema.ts'

type Asked = Exclude<ConsentState, 'none'>

const stateOf: Readonly<Record<Asked, SubscriberState>> = {
  subscribed: 'confirmed',
  pending: 'pending',
  unsubscribed: 'unsubscribed',
}

/** Whether a customer's row has a consent: the strongest of all lists and addresses counts. */
export function consentOf(websiteId: string, consent: ConsentState): RawBuilder<boolean> {
  // A cross join begins with the few addresses of the customer: SQLite would read all subscribers for each customer.
  const has = (asked: Asked) => sql<boolean>`exists (select 1 from customer_emails
    cross join newsletter_subscribers
    where customer_emails.website_id = ${websiteId} and newsletter_subscribers.website_id = ${websiteId}
      and newsletter_subscribers.email = customer_emails.email
      and customer_emails.customer_id = customers.id
      and newsletter_subscribers.state = ${stateOf[asked]})`
  switch (consent) {
    case 'subscribed':
      return has('subscribed')
    case 'pending':
      return sql<boolean>`(${has('pending')} and not ${has('subscribed')})`
    case 'unsubscribed':
      return sql<boolean>`(${has('unsubscribed')} and not ${has('pending')} and not ${has('subscribed')})`
    case 'none':
      return sql<boolean>`not (${has('subscribed')} or ${has('pending')} or ${has('unsubscribed')})`
  }
}

/** The customers with a subscription in a state: candidates for `consentOf`. */
export const rowsWithConsent = (websiteId: string, consent: Asked): FoundRows =>
  sql`select distinct customer_emails.customer_id as found_id from newsletter_subscribers
    join customer_emails on customer_emails.website_id = newsletter_subscribers.website_id
      and customer_emails.email = newsletter_subscribers.email
    where newsletter_subscribers.website_id = ${websiteId} and customer_emails.website_id = ${websiteId}
      and newsletter_subscribers.state = ${stateOf[consent]}`
