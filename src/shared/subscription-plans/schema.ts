import { z } from 'zod'
import { centsSchema } from '#shared/money/schema.ts'

export const billingUnits = ['WEEK', 'MONTH', 'YEAR'] as const
export type BillingUnit = (typeof billingUnits)[number]

/** The most units of a period, and the most payments of a plan that ends. */
export const planLimits = { value: 52, cycles: 520 } as const

/** How often a subscription renews: each `value` units. */
const billingPeriodSchema = z.object({
  value: z.int().min(1).max(planLimits.value),
  unit: z.enum(billingUnits),
})
export type BillingPeriod = z.infer<typeof billingPeriodSchema>

export const trialUnits = ['DAY', 'WEEK', 'MONTH'] as const
export type TrialUnit = (typeof trialUnits)[number]

/** The most units of a trial. */
export const LONGEST_TRIAL = 90

const trialPeriodSchema = z.object({ value: z.int().min(1).max(LONGEST_TRIAL), unit: z.enum(trialUnits) })
export type TrialPeriod = z.infer<typeof trialPeriodSchema>

/** How a subscription begins: a first period of its own, before the payments of its plan. */
const trialSchema = z.object({
  period: trialPeriodSchema,
  /** What one piece costs in it, in hundredths; 0: nothing. */
  priceCents: centsSchema,
})
export type Trial = z.infer<typeof trialSchema>

/** How a product is sold as a subscription. Scripts of sites read these names: docs/compatibility.md. */
export const subscriptionPlanSchema = z.object({
  billingPeriod: billingPeriodSchema,
  /** How many payments there are in all, the first one included and a trial not; 0: until someone cancels. */
  numBillingCycles: z.int().min(0).max(planLimits.cycles),
  /** A free or cheaper first period for new customers; absent without one, and for customers who have had it. */
  trial: trialSchema.optional(),
})
export type SubscriptionPlan = z.infer<typeof subscriptionPlanSchema>

/** A plan to begin with. */
export const monthly: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 }

/**
 * The state of a subscription. `past-due` while a payment that failed is tried again; `paused` has no date until someone
 * resumes it; `ended` has had all its payments.
 */
export const subscriptionStates = ['active', 'past-due', 'paused', 'ended', 'canceled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** A buyer's payment method that a provider keeps for renewals. Its numbers are the provider's own; no card data. */
export const keptMethodSchema = z.object({
  customer: z.string(),
  method: z.string(),
  /** For the buyer, such as Visa •••• 4242. */
  label: z.string(),
})
export type KeptMethod = z.infer<typeof keptMethodSchema>
