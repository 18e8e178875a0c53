import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricedLine } from '#shared/cart/priced-line.ts'
import { calculateTotals } from '#shared/cart/totals.ts'
import { sum } from '#shared/money/sum.ts'
import { productTypes } from '#shared/products/codes.ts'
import { type DiscountTarget, discountKinds } from './schema.ts'
import { buildDiscount } from './testing/build-discount.ts'

const line = (productId: string, unitPriceCents: number, quantity = 1): PricedLine => ({
  ...{ productId, categoryIds: [], onSale: false, unitPriceCents, quantity, productType: productTypes.physical },
  ...{ taxable: false, taxCategoryId: '', weightGrams: 0 },
})
const settings = { currency: 'USD', country: 'US', pricesIncludeTax: false, taxRates: [], shippingZones: [] } as const
const totalsOf = (
  lines: PricedLine[],
  discounts: Parameters<typeof calculateTotals>[0]['discounts'],
  currency = 'USD',
) =>
  calculateTotals({
    settings: { ...settings, currency, taxRules: {} } as unknown as Parameters<typeof calculateTotals>[0]['settings'],
    ...{ lines, discounts, shippingLocation: null, shippingMethodId: null },
  })
/** Two sets of a pot and two cups, at 30.00 a set. */
const tea = (quantity = 2) => {
  const bundle = { key: 'tea', productId: 'set', categoryIds: ['sets'], quantity }
  return [
    { ...line('pot', 2000, quantity), bundle },
    { ...line('cup', 500, 2 * quantity), bundle },
  ]
}

test.each([
  ['of the bundle takes from all its parts', { kind: 'products', productIds: ['set'] }, [400, 200, 0]],
  [
    'of a category of the bundle takes from all its parts',
    { kind: 'categories', categoryIds: ['sets'] },
    [400, 200, 0],
  ],
  ['of a part does not take from the bundle', { kind: 'products', productIds: ['cup'] }, [0, 0, 50]],
  ['of everything takes from everything', { kind: 'all' }, [400, 200, 50]],
] as const)('a discount %s', (_, appliesTo, expected) => {
  const discount = buildDiscount({
    kind: 'percent',
    percentMilli: 10_000,
    appliesTo: structuredClone(appliesTo) as never,
  })
  const { lines } = totalsOf([...tea(), line('cup', 500)], [discount])
  expect(lines.map(({ discountCents }) => discountCents)).toEqual(expected)
})

test('a discount counts a bundle as one piece', () => {
  const buyGet = buildDiscount({
    ...{ kind: 'buy-get', percentMilli: 100_000, getQuantity: 1, timesPerOrder: null, excludesSale: false },
    buy: { quantity: 1, of: { kind: 'products', productIds: ['set'] } },
    appliesTo: { kind: 'products', productIds: ['set'] },
  })
  expect(totalsOf(tea(1), [buyGet]).discountCents).toBe(0)
  expect(totalsOf(tea(2), [buyGet]).discountCents).toBe(3000)
})

test('the parts of a discount sum to it, and no line costs less than nothing', () => {
  const bundled = fc.record({
    parts: fc.array(fc.record({ steps: fc.nat({ max: 9999 }), pieces: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  const discount = fc
    .record({
      ...{ id: fc.uuid(), kind: fc.constantFrom(...discountKinds), percentMilli: fc.integer({ min: 0, max: 100_000 }) },
      amountCents: fc.nat({ max: 99_999 }),
      appliesTo: fc.constantFrom<DiscountTarget>(
        { kind: 'all' as const },
        { kind: 'products' as const, productIds: ['bundle-0', 'pot'] as string[] },
      ),
      combinesWith: fc.record({ product: fc.boolean(), order: fc.boolean(), shipping: fc.boolean() }),
    })
    .map(buildDiscount)
  const cart = fc.record({
    ...{
      bundles: fc.array(bundled, { maxLength: 3 }),
      alone: fc.nat({ max: 3 }),
      discounts: fc.array(discount, { maxLength: 3 }),
    },
    currency: fc.constantFrom('USD', 'JPY'),
  })
  fc.assert(
    fc.property(cart, ({ bundles, alone, discounts, currency }) => {
      const step = currency === 'JPY' ? 100 : 1
      const lines = [
        ...bundles.flatMap(({ parts, quantity }, index) =>
          parts.map(({ steps, pieces }) => ({
            ...line(`part-${index}`, steps * step, pieces * quantity),
            bundle: { key: `${index}`, productId: `bundle-${index}`, categoryIds: [], quantity },
          })),
        ),
        ...Array.from({ length: alone }, () => line('pot', 700 * step)),
      ]
      const totals = totalsOf(lines, discounts, currency)
      expect(sum(totals.lines.map(({ discountCents }) => discountCents))).toBe(totals.discountCents)
      expect(sum(totals.takenDiscounts.map(({ discountCents }) => discountCents))).toBe(totals.discountCents)
      for (const one of totals.lines) {
        expect(one.discountCents).toBeLessThanOrEqual(one.totalCents)
        expect(one.discountCents).toBeGreaterThanOrEqual(0)
        expect(one.discountCents % step).toBe(0)
      }
    }),
  )
})
