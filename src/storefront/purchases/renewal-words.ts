import type { SubscriptionPlan } from '#shared/subscription-plans/schema.ts'
import { NO_PLAN_WORDS, planWords } from '#shared/subscription-plans/words.ts'
import { purchaseTexts } from './texts.ts'

/** How a line renews, in words: 'Renews every 2 months'. */
export function renewalWords(plan: SubscriptionPlan): string {
  const words = planWords(plan)
  return words === null ? NO_PLAN_WORDS : purchaseTexts.renews(words)
}
