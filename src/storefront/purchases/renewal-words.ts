import type { CartEntry } from '#shared/cart/schema.ts'
import { formatDate } from '#shared/dates/format.ts'
import { NO_PLAN_WORDS, planWords } from '#shared/subscription-plans/words.ts'
import { purchaseTexts } from './texts.ts'

type Renewing = Pick<CartEntry, 'subscriptionPlan' | 'secondPaymentOn'>

/** How a line renews, in words: 'Renews monthly. The next payment is on December 26, 2026.'; null for one that does not. */
export function renewalWords(entry: Renewing, locale = 'en-US'): string | null {
  if (!entry.subscriptionPlan) return null
  const words = planWords(entry.subscriptionPlan)
  if (words === null) return NO_PLAN_WORDS
  const day = secondPaymentWords(entry, locale)
  return day === null ? purchaseTexts.renews(words) : `${purchaseTexts.renews(words)}. ${day}`
}

/** When a line is paid for the second time, as a sentence; null where it is paid once. */
export function secondPaymentWords({ secondPaymentOn }: Renewing, locale = 'en-US'): string | null {
  if (secondPaymentOn === undefined) return null
  return purchaseTexts.nextPayment(formatDate(Date.parse(secondPaymentOn), { locale, timeZone: 'UTC' }))
}
