import type { DiscountLine } from '../lines.ts'

/** One bowl at 10.00, changed by what a test needs. */
export const buildLine = (changes: Partial<DiscountLine> = {}): DiscountLine => ({
  productId: 'bowl',
  categoryIds: [],
  isOnSale: false,
  quantity: 1,
  unitCents: 1000,
  isDiscountable: true,
  isShipped: true,
  ...changes,
})
