import { momentOf, wallClock } from '#shared/dates/format.ts'
import type { BillingPeriod, BillingUnit, SubscriptionPlan, SubscriptionState, TrialPeriod } from './schema.ts'

/** How many periods of one unit a year has. */
export const periodsPerYear: Readonly<Record<BillingUnit, number>> = { WEEK: 52, MONTH: 12, YEAR: 1 }

/**
 * How long after a payment has failed for the first time it is tried again, in days. After the last one it is paused.
 */
export const RETRY_DAYS = [1, 3, 7] as const

/** How long before a higher price is charged the buyer gets an email about it, in days. */
export const PRICE_NOTICE_DAYS = 30

/** How far ahead skips can move the next order, in days. One order can be skipped in any case. */
export const LONGEST_SKIP_DAYS = 366

const DAY = 24 * 60 * 60 * 1000

/**
 * The wall clock of a renewal: the anchor's day and time, `index` periods later. A month without that day takes its
 * last one, and later months have the anchor's day again: 31 January, 28 February, 31 March.
 * @param anchor the wall clock of the first order, as 2026-01-31T10:15
 * @param index 0 is the anchor itself
 */
export function wallClockOfRenewal(anchor: string, { value, unit }: BillingPeriod, index: number): string {
  const [day, time] = anchor.split('T') as [string, string]
  const count = value * index
  if (unit === 'WEEK')
    return `${new Date(Date.parse(`${day}T00:00:00Z`) + count * 7 * DAY).toISOString().slice(0, 10)}T${time}`
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const months = year * 12 + (month - 1) + (unit === 'MONTH' ? count : 12 * count)
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const digits = (number: number, length = 2) => String(number).padStart(length, '0')
  return `${digits(Math.floor(months / 12), 4)}-${digits((months % 12) + 1)}-${digits(Math.min(date, last))}T${time}`
}

/**
 * The moment of a renewal in milliseconds since 1970. A time that clocks skip is one hour later, one that comes twice
 * is the first of them.
 * @param timeZone IANA
 */
export function momentOfRenewal(anchor: string, period: BillingPeriod, index: number, timeZone: string): number {
  const moment = momentOf(wallClockOfRenewal(anchor, period, index), timeZone)
  if (moment === null) throw new Error(`The anchor ${anchor} is not a time.`)
  return moment
}

/** The first renewal after a moment. @param from the smallest index that it may have */
export function nextRenewal(
  anchor: string,
  period: BillingPeriod,
  { from, after, timeZone }: { readonly from: number; readonly after: number; readonly timeZone: string },
): { readonly index: number; readonly at: number } {
  for (let index = from; ; index += 1) {
    // Time zones are less than a day from UTC, so this time is past in all of them. Converting it would take longest.
    if (Date.parse(`${wallClockOfRenewal(anchor, period, index)}:00Z`) + DAY <= after) continue
    const at = momentOfRenewal(anchor, period, index, timeZone)
    if (at > after) return { index, at }
  }
}

/**
 * The day of the second payment of what is bought now, as 2026-12-26; null where it is paid once.
 * @param now milliseconds since 1970
 */
export function secondPaymentDay(plan: SubscriptionPlan, now: number, timeZone: string): string | null {
  if (isComplete(plan, 1)) return null
  return wallClockOfRenewal(wallClock(now, timeZone), plan.billingPeriod, 1).slice(0, 10)
}

/**
 * Whether a plan has had all its payments. @param cycles its orders so far; the one that began a trial is none of them
 */
export const isComplete = ({ numBillingCycles, trial }: SubscriptionPlan, cycles: number): boolean =>
  numBillingCycles > 0 && cycles - (trial ? 1 : 0) >= numBillingCycles

/** The wall clock at which a trial ends. @param start the wall clock of its order, as 2026-01-31T10:15 */
export function trialEnd(start: string, { value, unit }: TrialPeriod): string {
  if (unit !== 'DAY') return wallClockOfRenewal(start, { value, unit }, 1)
  const [day, time] = start.split('T') as [string, string]
  return `${new Date(Date.parse(`${day}T00:00:00Z`) + value * DAY).toISOString().slice(0, 10)}T${time}`
}

/** How long before a trial ends its customer is told, in days, unless that is more than half of the trial. */
const TRIAL_NOTICE_DAYS = 7

/** When the customer is told that a trial ends. All times in milliseconds since 1970. */
export const trialNoticeAt = (start: number, end: number): number =>
  end - Math.min(TRIAL_NOTICE_DAYS * DAY, Math.floor((end - start) / 2))

interface Scheduled {
  /** The wall clock of the first payment of the plan: the first order, or the end of its trial. */
  readonly anchor: string
  readonly plan: SubscriptionPlan
}

/**
 * The first renewal of a subscription after a moment. Its period 0 is the first order, which with a trial has none of
 * the plan.
 */
export function nextPeriod(
  { anchor, plan: { billingPeriod, trial } }: Scheduled,
  { from, ...when }: { readonly from: number; readonly after: number; readonly timeZone: string },
): { readonly index: number; readonly at: number } {
  const before = trial ? 1 : 0
  const { index, at } = nextRenewal(anchor, billingPeriod, { from: from - before, ...when })
  return { index: index + before, at }
}

/** When the trial of a subscription ends, in milliseconds since 1970; null when it had none, or it is over. */
export function trialEndsAt(
  { anchor, plan }: Scheduled,
  { cycles, timeZone }: { readonly cycles: number; readonly timeZone: string },
): number | null {
  return plan.trial && cycles === 1 ? momentOfRenewal(anchor, plan.billingPeriod, 0, timeZone) : null
}

/**
 * When the order before the next one would come, in milliseconds since 1970, where its customer has skipped it; null where
 * none was skipped, or its day is over. Whatever was paid, was paid at its time: an earlier one that is still to come was
 * skipped.
 */
export function skippedAt(
  { anchor, plan }: Scheduled,
  {
    nextIndex,
    cycles,
    now,
    timeZone,
  }: { readonly nextIndex: number; readonly cycles: number; readonly now: number; readonly timeZone: string },
): number | null {
  const period = nextIndex - 1 - (plan.trial ? 1 : 0)
  // The first order is the anchor, or the payment that ends a trial.
  if (period < 1 || trialEndsAt({ anchor, plan }, { cycles, timeZone }) !== null) return null
  const at = momentOfRenewal(anchor, plan.billingPeriod, period, timeZone)
  return at > now ? at : null
}

/**
 * Whether the next order can be skipped: the one after it comes within a year, or none was skipped before. A
 * customer who needs nothing for longer pauses the subscription.
 * @param after when the order after the next one comes, in milliseconds since 1970
 * @param skipped when the order would come that was skipped last; null where none is
 */
export const canSkip = ({
  after,
  skipped,
  now,
}: {
  readonly after: number
  readonly skipped: number | null
  readonly now: number
}): boolean => skipped === null || after <= now + LONGEST_SKIP_DAYS * DAY

/**
 * When a payment that has failed is tried again, in milliseconds since 1970; null when it is not.
 * @param failures how often it has failed
 * @param firstAt when it failed for the first time
 */
export function retryAt(failures: number, firstAt: number): number | null {
  const days = RETRY_DAYS[failures - 1]
  return days === undefined ? null : firstAt + days * DAY
}

/** Whether no payment follows any more. */
export const isOver = (state: SubscriptionState): boolean => state === 'ended' || state === 'canceled'

/** How many payments of a plan fall into a year, to compare plans. */
export const paymentsPerYear = ({ value, unit }: BillingPeriod): number => periodsPerYear[unit] / value

/** The number of a subscription as people read it: S00042. */
export const formatSubscriptionNumber = (number: number): string => `S${String(number).padStart(5, '0')}`

interface Priced {
  readonly item: { readonly unitPriceCents: number }
  readonly newPrice: { readonly unitPriceCents: number; readonly from: number } | null
}

/** The price of one piece at a time: an announced one from its time on. */
export const priceAt = ({ item, newPrice }: Priced, now: number): number =>
  newPrice && newPrice.from <= now ? newPrice.unitPriceCents : item.unitPriceCents
