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
  canceled: { tone: 'done', label: 'Canceled' },
}

/** An active subscription before its first regular payment. */
export const inTrial = { tone: 'wait', label: 'In trial' } as const

/** Why a subscription is paused. */
export const pauseWords: Readonly<Record<NonNullable<SubscriptionDetails['pausedBy']>, string>> = {
  buyer: 'The customer paused it.',
  staff: 'Your team paused it.',
  method: 'Its payment method was removed.',
  payment: 'Its payments failed. The customer can resume it and pay with the link in their email.',
}
