import {
  type BillingPeriod,
  type SubscriptionPlan,
  subscriptionPlanSchema,
  type TrialPeriod,
} from '#shared/subscription-plans/schema.ts'
import type { ImportedVariant } from '../imported-product.ts'
import type { SkipReason } from '../problems.ts'
import type { WoocommerceColumn } from './woocommerce-headings.ts'
import type { Row } from './woocommerce-row.ts'

// The columns are those of the plug-in WooCommerce Subscriptions, which writes them as meta data.

const DAYS_PER_WEEK = 7
const MONTHS_PER_YEAR = 12

/** Whether a type of the file is a subscription; its variations have a type of their own. */
export const isSubscription = (types: readonly string[]): boolean =>
  types.some((type) => ['subscription', 'variable-subscription'].includes(type))

/**
 * How a subscription renews, or why it is left out. A trial is free there, and the sign-up fee is paid with it: so the
 * fee is the price of the trial here. Without a trial a plan has no fee, and the owner is told.
 * @param offered the variations on sale; empty for a product without any
 * @param variants as they were read, with their prices
 */
export function readPlan(
  row: Row,
  offered: readonly Row[],
  variants: readonly ImportedVariant[],
): { readonly plan: SubscriptionPlan } | { readonly skip: SkipReason } {
  const rows = offered.length > 0 ? offered : [row]
  // A variation may leave its cells empty, as its parent has them.
  const plans = rows.map((one) => planIn((name) => one.text(name) || row.text(name)))
  const [plan] = plans
  if (plans.some((one) => one === 'not-said')) return { skip: 'subscription' }
  if (!plan || plan === 'not-said' || plans.some((one) => one === null)) return { skip: 'subscription-period' }
  if (plans.some((one) => JSON.stringify(one) !== JSON.stringify(plan))) return { skip: 'subscription-variations' }
  const fees = rows.map((one) => (one.text('planFee') === '' ? row : one).cents('planFee') ?? 0)
  const fee = Math.max(...fees)
  if (fee === 0) return { plan }
  const canBePaid = plan.trial && fees.every((one) => one === fee) && fee < Math.min(...variants.map(lowestPrice))
  if (canBePaid) return { plan: { ...plan, trial: { ...plan.trial!, priceCents: fee } } }
  row.report('warning', plan.trial ? 'subscription-fee-of-trial' : 'subscription-fee', 'planFee')
  return { plan }
}

/** The plan in the cells of a line; null where it renews at times that are not possible here. */
function planIn(textOf: (name: WoocommerceColumn) => string): SubscriptionPlan | null | 'not-said' {
  const period = textOf('planPeriod').toLowerCase()
  if (period === '') return 'not-said'
  const [interval, length, trialLength] = (['planInterval', 'planLength', 'planTrialLength'] as const).map((name) =>
    wholeNumber(textOf(name)),
  )
  if (interval === undefined || length === undefined || trialLength === undefined) return null
  const billingPeriod = billingPeriodOf(period, interval || 1)
  const trial = trialLength > 0 ? trialPeriodOf(textOf('planTrialPeriod').toLowerCase(), trialLength) : undefined
  // It ends after a number of days, weeks, months or years, of which each payment covers some.
  const numBillingCycles = Math.ceil(length / (interval || 1))
  const read = subscriptionPlanSchema.safeParse({
    ...{ billingPeriod, numBillingCycles },
    ...(trial !== undefined && { trial: { period: trial, priceCents: 0 } }),
  })
  return read.data ?? null
}

/** 0 for an empty cell, undefined for what is no number. */
function wholeNumber(text: string): number | undefined {
  if (text === '') return 0
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/** Null for days that are no weeks. */
function billingPeriodOf(unit: string, value: number): BillingPeriod | null {
  if (unit === 'week') return { value, unit: 'WEEK' }
  if (unit === 'month') return { value, unit: 'MONTH' }
  if (unit === 'year') return { value, unit: 'YEAR' }
  return unit === 'day' && value % DAYS_PER_WEEK === 0 ? { value: value / DAYS_PER_WEEK, unit: 'WEEK' } : null
}

/** Null for an unknown unit. */
function trialPeriodOf(unit: string, value: number): TrialPeriod | null {
  if (unit === 'year') return { value: value * MONTHS_PER_YEAR, unit: 'MONTH' }
  if (unit === 'month') return { value, unit: 'MONTH' }
  if (unit === 'week') return { value, unit: 'WEEK' }
  return unit === 'day' ? { value, unit: 'DAY' } : null
}

const lowestPrice = ({ priceCents = 0, salePriceCents = 0, onSale = false }: ImportedVariant): number =>
  onSale ? Math.min(priceCents, salePriceCents) : priceCents
