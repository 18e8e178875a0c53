import { smallestCents } from '#shared/money/money.ts'
import { spread } from '#shared/money/spread.ts'
import { sum } from '#shared/money/sum.ts'
import { costOfPieces } from '../cost-of-pieces.ts'
import { paidByLine } from '../refunds.ts'
import type { Order } from '../schema.ts'

type Discounted = Pick<
  Order,
  'lines' | 'discounts' | 'discountCents' | 'shippingCostCents' | 'taxes' | 'grandTotalCents' | 'currency'
>

/** What discounts have taken off each line of an order, in hundredths; together they are its discount. */
export function discountByLine(order: Discounted): number[] {
  const { lines, discountCents, currency } = order
  const paid = paidByLine(order).lines
  const exact = lines.map(({ totalCents, tax }, index) => {
    const added = order.taxes[0]?.included === false ? sum((tax?.rates ?? []).map(({ amountCents }) => amountCents)) : 0
    return totalCents + added - paid[index]!
  })
  const isExact = sum(exact) === discountCents && exact.every((cents) => cents >= 0)
  const totals = lines.map(({ totalCents }) => totalCents)
  // Orders from before taxes were stored by line.
  return isExact || sum(totals) === 0 ? exact : spread(discountCents, totals, smallestCents(currency))
}

/** What an edit leaves of the discounts of an order. */
export interface KeptDiscounts {
  /** What they take off each line, in the order of the lines. */
  readonly lines: readonly number[]
  readonly discounts: Order['discounts']
}

/**
 * The discounts that an order keeps. The pieces that stay keep their share, to the cent; pieces that are added have
 * none. A discount that is removed takes its part of every share with it.
 * @param quantityOf the new quantity of each line
 */
export function keptDiscounts(
  order: Discounted,
  quantityOf: (line: Order['lines'][number]) => number,
  removed: readonly string[],
): KeptDiscounts {
  const { currency } = order
  const step = smallestCents(currency)
  const kept = order.discounts.filter(({ id }) => !removed.includes(id))
  const removedCents = sum(order.discounts.filter(({ id }) => removed.includes(id)).map((one) => one.discountCents))
  const before = discountByLine(order)
  const leftCents = Math.max(0, sum(before) - removedCents)
  const shares = sum(before) === 0 ? before : spread(leftCents, before, step)
  const lines = order.lines.map((line, index) => {
    const pieces = Math.min(line.quantity, quantityOf(line))
    if (line.quantity === 0) return 0
    return costOfPieces(shares[index]!, { quantity: line.quantity, before: 0, pieces, currency })
  })
  const weights = kept.map(({ discountCents }) => discountCents)
  const amounts = sum(weights) === 0 ? weights : spread(sum(lines), weights, step)
  return { lines, discounts: kept.map((one, index) => ({ ...one, discountCents: amounts[index]! })) }
}
