import type { CartEntry } from '#shared/cart/schema.ts'
import { formatDate } from '#shared/dates/format.ts'
import { trialWords } from '#shared/subscription-plans/trial-words.ts'
import { NO_PLAN_WORDS, planWords } from '#shared/subscription-plans/words.ts'
import { purchaseTexts } from './texts.ts'

type Renewing = Pick<CartEntry, 'subscriptionPlan' | 'secondPaymentOn' | 'afterTrial' | 'hadTrial' | 'quantity'>

/**
 * How a line renews, as text: 'Renews monthly. The next payment is on December 26, 2026.', 'Free for 14 days, then
 * $20.00 monthly'; null for one that does not.
 * @param money formats hundredths
 */
export function renewalWords(entry: Renewing, money: (cents: number) => string, locale = 'en-US'): string | null {
  const { subscriptionPlan: plan, afterTrial, hadTrial, quantity } = entry
  if (!plan) return null
  const words = planWords(plan)
  if (words === null) return NO_PLAN_WORDS
  if (plan.trial && afterTrial) {
    const begin = trialWords(plan.trial, money(plan.trial.priceCents * quantity))
    return purchaseTexts.trial(begin, money(afterTrial.priceCents * quantity), words)
  }
  const day = secondPaymentWords(entry, locale)
  if (hadTrial) return [purchaseTexts.renewsWithoutTrial(words), day].filter(Boolean).join(' ')
  return day === null ? purchaseTexts.renews(words) : `${purchaseTexts.renews(words)}. ${day}`
}

/** When a line is paid for the second time, as a sentence; null where it is paid once. */
export function secondPaymentWords(
  { secondPaymentOn }: Pick<Renewing, 'secondPaymentOn'>,
  locale = 'en-US',
): string | null {
  if (secondPaymentOn === undefined) return null
  return purchaseTexts.nextPayment(formatDate(Date.parse(secondPaymentOn), { locale, timeZone: 'UTC' }))
}
