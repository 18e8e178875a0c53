import { z } from 'zod'

/**
 * What reports add up, in this order. Money in hundredths of the shop's currency, without tax where it says nothing else:
 * what was sold at full price, what discounts took of it, what refunds and cancellations took of it, shipping after
 * refunds, taxes after refunds, gift cards that were sold and donations (each with what was returned of them taken off),
 * and what refunds returned, with tax and shipping. Orders without goods are those of gift cards and donations alone: their
 * money is in no sale.
 */
export const measures = [
  'orders',
  'units',
  'returnedUnits',
  'grossCents',
  'discountCents',
  'returnCents',
  'shippingCents',
  'taxCents',
  'giftCardCents',
  'donationCents',
  'refunds',
  'refundedCents',
  'ordersWithoutGoods',
] as const
export type Measure = (typeof measures)[number]

export const sumsSchema = z.object(
  Object.fromEntries(measures.map((measure) => [measure, z.int()])) as Record<Measure, z.ZodInt>,
)
export type Sums = z.infer<typeof sumsSchema>

/** Sums of nothing. */
export const noSums = (): Sums => Object.fromEntries(measures.map((measure) => [measure, 0])) as Sums

/** Two sums together. */
export const addSums = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(measures.map((measure) => [measure, one[measure] + other[measure]])) as Sums

/** What one sum has more than another. */
export const lessSums = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(measures.map((measure) => [measure, one[measure] - other[measure]])) as Sums

export const isNothing = (sums: Sums): boolean => measures.every((measure) => sums[measure] === 0)

/** Sales after discounts, refunds and cancellations, without tax and shipping. */
export const netOf = ({ grossCents, discountCents, returnCents }: Sums): number =>
  grossCents - discountCents - returnCents

/** What an order came to on average. Those without goods are left out, as their money is not in the total. */
export function averageOf(sums: Sums): number {
  const orders = sums.orders - sums.ordersWithoutGoods
  return orders > 0 ? Math.round(totalOf(sums) / orders) : 0
}

/** Net sales with shipping and taxes. */
export const totalOf = (sums: Sums): number => netOf(sums) + sums.shippingCents + sums.taxCents
