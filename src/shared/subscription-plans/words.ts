import { periodsPerYear } from './rules.ts'
import type { BillingUnit, SubscriptionPlan } from './schema.ts'

const alone: Readonly<Record<BillingUnit, string>> = { WEEK: 'weekly', MONTH: 'monthly', YEAR: 'yearly' }
const several: Readonly<Record<BillingUnit, string>> = { WEEK: 'weeks', MONTH: 'months', YEAR: 'years' }

/** Shown in place of the words of a plan that has none. Such a plan cannot be bought. */
export const NO_PLAN_WORDS = 'Unavailable'

/**
 * A plan as text, after its price: 'weekly', 'every 2 months', 'monthly for 1 year'. Whole years are said in years.
 * @returns null when no wording fits, such as for a single week
 */
export function planWords(plan: SubscriptionPlan | null): string | null {
  if (!plan) return null
  const { value, unit } = plan.billingPeriod
  const often = value === 1 ? alone[unit] : `every ${value} ${several[unit]}`
  if (plan.numBillingCycles === 0) return often
  const long = lengthWords(value * plan.numBillingCycles, unit)
  return long && `${often} ${long}`
}

/** How often and how much, after 'renews': 'monthly at $12.50'. @param amount as text */
export const oftenAt = (words: string, amount: string): string => `${words} at ${amount}`

function lengthWords(count: number, unit: BillingUnit): string | null {
  const years = count / periodsPerYear[unit]
  if (years === 1) return 'for 1 year'
  if (Number.isInteger(years)) return `for ${years} years`
  return count > 1 ? `for ${count} ${several[unit]}` : null
}
