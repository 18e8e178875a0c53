import { type Failure, fail } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import { percentOf, roundToCurrency } from '#shared/money/percent.ts'
import { spread } from '#shared/money/spread.ts'
import type { Discount } from './schema.ts'

export type DiscountRefusal = 'discount-not-started' | 'discount-ended' | 'discount-used-up' | 'discount-minimum'

/** The facts that decide whether a code works for a cart. */
export interface DiscountFacts {
  /** The cart's lines before any discount, in hundredths. */
  readonly subtotalCents: number
  /** Milliseconds since 1970 (UTC). */
  readonly now: number
  /** Formats an amount for the sentence about the minimum. */
  readonly money: (cents: number) => string
}

/** Codes are compared without case and surrounding spaces. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase()
}

/** Why a discount does not apply to a cart; null when it does. It applies from its start until just before its end. */
export function refusalOf(discount: Discount, facts: DiscountFacts): Failure<DiscountRefusal> | null {
  if (discount.startsAt !== null && facts.now < discount.startsAt) return fail('discount-not-started').failure
  if (discount.endsAt !== null && facts.now >= discount.endsAt) return fail('discount-ended').failure
  if (discount.usageLimit !== null && discount.usedCount >= discount.usageLimit) return fail('discount-used-up').failure
  if (facts.subtotalCents < discount.minimumSubtotalCents) {
    return fail('discount-minimum', { minimum: facts.money(discount.minimumSubtotalCents) }).failure
  }
  return null
}

/**
 * The answer to someone who enters a code: only a missing amount is named. Unknown, early, expired and used-up codes
 * are refused with the same text, so that valid codes cannot be found by guessing.
 * @param refusal null for a code that does not exist
 */
export function answerToTry(refusal: Failure<DiscountRefusal> | null): Failure<'coupon-refused'> {
  const facts = refusal?.code === 'discount-minimum' ? { minimum: refusal.minimum } : {}
  return fail('coupon-refused', facts).failure
}

/**
 * The amount that one discount takes off the goods, in hundredths; never more than they cost. Free shipping takes
 * nothing off the goods.
 */
export function takenOff(discount: Discount, goodsCents: number, currency: string): number {
  if (discount.kind === 'percent') return Math.min(goodsCents, percentOf(goodsCents, discount.percentMilli, currency))
  if (discount.kind === 'amount') return Math.min(goodsCents, roundToCurrency(discount.amountCents, currency))
  return 0
}

export interface TakenDiscounts {
  readonly coupons: { readonly code: string; readonly title: string; readonly discountCents: number }[]
  /** Discount per line; the sum is what all codes take off. */
  readonly lineDiscountCents: number[]
  readonly freeShipping: boolean
}

/** Percentages first, then amounts: the order in which codes were entered does not matter, and buyers save the most. */
const ORDER: readonly Discount['kind'][] = ['percent', 'amount', 'free-shipping']

/**
 * Applies discounts to lines one after the other, each to the remaining amounts, and spreads each over the lines.
 * @param discounts valid ones; a duplicate counts once
 * @param lineCents the price of each line; 0 for lines that cannot be discounted
 */
export function takeDiscounts(
  discounts: readonly Discount[],
  lineCents: readonly number[],
  currency: string,
): TakenDiscounts {
  const once = [...new Map(discounts.map((discount) => [discount.id, discount])).values()]
  const ordered = once.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  let left = [...lineCents]
  const coupons = ordered.map((discount) => {
    const discountCents = takenOff(
      discount,
      left.reduce((all, cents) => all + cents, 0),
      currency,
    )
    if (discountCents > 0) {
      const taken = spread(discountCents, left, smallestCents(currency))
      left = left.map((cents, line) => cents - taken[line]!)
    }
    return { code: discount.code, title: discount.title, discountCents }
  })
  return {
    coupons,
    lineDiscountCents: lineCents.map((cents, line) => cents - left[line]!),
    freeShipping: ordered.some((discount) => discount.kind === 'free-shipping'),
  }
}
