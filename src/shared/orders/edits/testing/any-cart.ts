import fc from 'fast-check'
import { calculateTotals, paidForLine } from '#shared/cart/totals.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { termsAt } from '#shared/taxes/terms.ts'

const place = { country: 'US', region: 'OR' }

/** A cart with discounts and taxes. */
export const anyCart = fc.record({
  currency: fc.constantFrom('USD' as const, 'JPY' as const),
  pricesIncludeTax: fc.boolean(),
  lines: fc.array(
    fc.record({
      cents: fc.integer({ min: 0, max: 5_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      taxable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  rates: fc.array(fc.record({ milli: fc.integer({ min: 0, max: 25_000 }), onShipping: fc.boolean() }), {
    maxLength: 3,
  }),
  percents: fc.array(fc.integer({ min: 1_000, max: 60_000 }), { maxLength: 1 }),
  shippingCents: fc.integer({ min: 0, max: 40 }),
  shipping: fc.constantFrom('by-rate' as const, 'by-goods' as const, 'none' as const),
})
export type AnyCart = typeof anyCart extends fc.Arbitrary<infer Value> ? Value : never

/** An order of a random cart, as checkout stores it, and the taxes of its place. */
export function orderOf({ currency, pricesIncludeTax, lines, rates, percents, shippingCents, shipping }: AnyCart) {
  const settings = {
    ...{ currency, country: 'US', pricesIncludeTax, taxRules: { shipping } },
    taxRates: rates.map(({ milli, onShipping }, index) => ({
      ...{ name: `Tax ${index}`, place: { country: 'US' }, rateMilliPercent: milli, appliesToShipping: onShipping },
    })),
  } as unknown as Parameters<typeof calculateTotals>[0]['settings']
  const whole = settings.currency === 'JPY' ? 100 : 1
  const costCents = shippingCents * 100
  const zone = {
    name: 'All',
    places: [{ country: '*' }],
    methods: [{ id: 'm', name: 'M', description: '', rate: { kind: 'flat' as const, costCents }, freeOverCents: null }],
  }
  const totals = calculateTotals({
    settings: { ...settings, shippingZones: [zone] },
    lines: lines.map(({ cents, quantity, taxable }, index) => ({
      ...{
        productId: `p${index}`,
        categoryIds: [],
        onSale: false,
        quantity,
        taxable,
        taxCategoryId: '',
        weightGrams: 0,
      },
      ...{ productType: productTypes.physical, unitPriceCents: cents * whole },
    })),
    shippingLocation: place,
    shippingMethodId: 'm',
    discounts: percents.map((percentMilli, index) => ({
      ...blankDiscount,
      ...{
        id: `discount-${index}`,
        trigger: 'automatic' as const,
        title: 'Sale',
        kind: 'percent' as const,
        percentMilli,
      },
      ...{ revision: 1, createdAt: 0, updatedAt: 0, usedCount: 0, salesCents: 0, codeCount: 0 },
    })),
  })
  const order = buildOrder({
    currency,
    lines: totals.lines.map((line, index) => ({
      ...buildOrder().lines[0]!,
      ...{ id: `line-${index}`, quantity: lines[index]!.quantity, unitPriceCents: line.unitPriceCents },
      ...{ totalCents: line.totalCents, paidCents: paidForLine(line, settings) },
      tax: { category: '', rates: [...line.taxes] },
    })),
    discounts: totals.takenDiscounts,
    taxes: totals.applicableTaxRules,
    shippingTaxes: [...totals.shippingTaxes],
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCostCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    grandTotalCents: totals.grandTotalCents,
  })
  return { order, settings, terms: termsAt(settings, place) }
}
