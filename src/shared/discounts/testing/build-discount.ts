import type { Discount } from '../schema.ts'

/** A discount of ten percent without limits, changed by what a test needs. */
export const buildDiscount = (changes: Partial<Discount> = {}): Discount => ({
  id: crypto.randomUUID(),
  code: 'KILN10',
  title: '10% off',
  kind: 'percent',
  percentMilli: 10_000,
  amountCents: 0,
  minimumSubtotalCents: 0,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  usedCount: 0,
  ...changes,
})
