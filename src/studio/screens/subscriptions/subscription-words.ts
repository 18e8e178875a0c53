import type { SubscriptionState } from '#shared/subscription-plans/schema.ts'
import type { SubscriptionDetails } from '#shared/subscriptions/api.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

export const subscriptionStateWords: Readonly<
  Record<SubscriptionState, { readonly tone: Tone; readonly label: string }>
> = {
  active: { tone: 'go', label: 'Active' },
  'past-due': { tone: 'look', label: 'Payment failed' },
  paused: { tone: 'wait', label: 'Paused' },
  ended: { tone: 'done', label: 'Ended' },
  canceled: { tone: 'off', label: 'Canceled' },
}

/** An active subscription before its first regular payment. */
export const inTrial = { tone: 'wait', label: 'In trial' } as const

/** Why a subscription is paused. */
export function pauseWords(pausedBy: NonNullable<SubscriptionDetails['pausedBy']>, canSendEmail: boolean): string {
  if (pausedBy !== 'payment') return pausedWords[pausedBy]
  const where = canSendEmail ? 'with the link in their email' : 'on the page of their order'
  return `Its payments failed. The customer can resume it and pay ${where}.`
}

/** What the customer can do about a payment method that was removed. */
export function lostMethodWords(isDonation: boolean, canSendEmail: boolean): string {
  const who = isDonation ? 'donor' : 'customer'
  return canSendEmail
    ? `We emailed the ${who}: with the link in that email, they choose another payment method or cancel.`
    : `The ${who} can choose another payment method or cancel on the page of their ${isDonation ? 'donation' : 'order'}.`
}

const pausedWords = {
  buyer: 'The customer paused it.',
  staff: 'Your team paused it.',
  method: 'Its payment method was removed.',
} as const
