import type { SubscriberSource, SubscriberState, SubscriptionEventKind } from '#shared/newsletter/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

/** The status of a subscription in a word. */
export const stateWords: Readonly<Record<SubscriberState, { readonly tone: Tone; readonly label: string }>> = {
  confirmed: { tone: 'done', label: 'Subscribed' },
  pending: { tone: 'go', label: 'Not confirmed' },
  unsubscribed: { tone: 'off', label: 'Unsubscribed' },
}

/** How an address was added to a list. */
export const sourceWords: Readonly<Record<SubscriberSource, string>> = {
  form: 'Form',
  hand: 'Added manually',
  import: 'Import',
  checkout: 'Checkout',
}

/** The events of a subscription. */
export const eventWords: Readonly<Record<SubscriptionEventKind, string>> = {
  asked: 'Signed up',
  confirmed: 'Confirmed with the link in the email',
  added: 'Added manually',
  imported: 'Imported',
  unsubscribed: 'Unsubscribed',
  removed: 'Unsubscribed by you',
}
