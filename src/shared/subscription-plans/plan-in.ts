import { type Conversion, priceIn } from '#shared/currencies/rules.ts'
import type { SubscriptionPlan } from './schema.ts'

/** A plan with the price of its trial in another currency. */
export const planIn = (plan: SubscriptionPlan, conversion: Conversion): SubscriptionPlan =>
  plan.trial ? { ...plan, trial: { ...plan.trial, priceCents: priceIn(plan.trial.priceCents, conversion) } } : plan
