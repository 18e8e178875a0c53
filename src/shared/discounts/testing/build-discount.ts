import { blankDiscount } from '../blank-discount.ts'
import type { Discount } from '../schema.ts'

/** A discount of ten percent without limits, changed by what a test needs. */
export const buildDiscount = (changes: Partial<Discount> = {}): Discount => ({
  ...blankDiscount,
  id: crypto.randomUUID(),
  code: 'KILN10',
  title: '10% off',
  percentMilli: 10_000,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  usedCount: 0,
  salesCents: 0,
  codeCount: 0,
  ...changes,
})
