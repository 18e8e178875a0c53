import { smallestCents } from '#shared/money/money.ts'
import { percentOf, roundToCurrency } from '#shared/money/percent.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { takeBuyGet } from './buy-get.ts'
import { classOf, type DiscountLine, linesOf } from './lines.ts'
import { type Discount, discountClasses } from './schema.ts'

/** What a discount takes, and what lines cost afterwards; in hundredths. */
interface Taken {
  readonly discountCents: number
  readonly leftCents: readonly number[]
}

/**
 * Discounts of chosen goods first, then those of the whole order; among these free goods, then percentages, then
 * amounts. The order in which codes were entered does not matter, and buyers save the most.
 */
export function inOrderOfTaking(discounts: readonly Discount[]): Discount[] {
  const once = [...new Map(discounts.map((discount) => [discount.id, discount])).values()]
  return once.sort((one, other) => stepOf(one) - stepOf(other) || (one.id < other.id ? -1 : 1))
}

const kindsInOrder: readonly Discount['kind'][] = ['buy-get', 'percent', 'amount', 'free-shipping']
const stepOf = (discount: Discount): number =>
  discountClasses.indexOf(classOf(discount)) * kindsInOrder.length + kindsInOrder.indexOf(discount.kind)

/** What all pieces of each line cost; 0 where no discount applies. */
export const startCents = (lines: readonly DiscountLine[]): number[] =>
  lines.map(({ unitCents, quantity, isDiscountable }) => (isDiscountable ? unitCents * quantity : 0))

/**
 * Takes one discount off lines. A line is never reduced below nothing, and the parts of the lines sum to the discount.
 * Free shipping takes nothing off lines.
 */
export function takeDiscount(
  discount: Discount,
  lines: readonly DiscountLine[],
  leftCents: readonly number[],
  currency: string,
): Taken {
  if (discount.kind === 'free-shipping') return { discountCents: 0, leftCents }
  const parts =
    discount.kind === 'buy-get'
      ? takeBuyGet(discount, lines, leftCents, currency)
      : takeShare(discount, lines, leftCents, currency)
  const discountCents = sum(parts)
  return { discountCents, leftCents: leftCents.map((cents, line) => cents - parts[line]!) }
}

function takeShare(
  discount: Discount,
  lines: readonly DiscountLine[],
  leftCents: readonly number[],
  currency: string,
): number[] {
  const isReduced = linesOf(discount.appliesTo, lines, discount.excludesSale)
  const weights = leftCents.map((cents, line) => (isReduced[line] ? cents : 0))
  const taken = amountTaken(discount, sum(weights), currency)
  return taken === 0 ? weights.map(() => 0) : spread(taken, weights, smallestCents(currency))
}

/** The amount that a percentage or an amount takes off goods; never more than they cost. */
export function amountTaken(
  { kind, percentMilli, amountCents }: Pick<Discount, 'kind' | 'percentMilli' | 'amountCents'>,
  goodsCents: number,
  currency: string,
): number {
  if (kind === 'percent') return Math.min(goodsCents, percentOf(goodsCents, percentMilli, currency))
  return kind === 'amount' ? Math.min(goodsCents, roundToCurrency(amountCents, currency)) : 0
}

/** What discounts take together: from each line in the order of the lines, and each of them. */
interface TakenDiscounts {
  readonly taken: readonly { readonly discount: Discount; readonly discountCents: number }[]
  readonly lineDiscountCents: readonly number[]
}

/** Takes discounts off lines one after the other, each off what is left. */
export function takeDiscounts(
  discounts: readonly Discount[],
  lines: readonly DiscountLine[],
  currency: string,
): TakenDiscounts {
  const start = startCents(lines)
  let left: readonly number[] = start
  const taken = inOrderOfTaking(discounts).map((discount) => {
    const { discountCents, leftCents } = takeDiscount(discount, lines, left, currency)
    left = leftCents
    return { discount, discountCents }
  })
  return { taken, lineDiscountCents: start.map((cents, line) => cents - left[line]!) }
}
