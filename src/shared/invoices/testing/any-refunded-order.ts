import fc from 'fast-check'
import { calculateTotals, paidForLine } from '#shared/cart/totals.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { partsOfRefund } from '#shared/orders/refund-parts.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { refundableOf, suggestedRefund } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { productTypes } from '#shared/products/codes.ts'
import { firstTaxRules } from '#shared/settings/tax-rules.ts'

/** Orders as the shop prices them: at several rates, with discounts, shipping, gift cards and bundles. */
export const anySale = fc.record({
  prices: fc.array(
    fc.record({
      unitPriceCents: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      taxCategoryId: fc.constantFrom('', 'books', 'food'),
      taxable: fc.boolean(),
      productType: fc.constantFrom(productTypes.physical, productTypes.physical, productTypes.giftCard),
      isInBundle: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  percentMilli: fc.constantFrom(0, 10_000, 33_000),
  shippingCents: fc.constantFrom<number[]>(0, 499, 1234),
  shipping: fc.constantFrom('by-rate' as const, 'by-goods' as const, 'none' as const),
  pricesIncludeTax: fc.boolean(),
  currency: fc.constantFrom('EUR' as const, 'JPY' as const),
  isReverseCharged: fc.boolean(),
})
type AnySale = typeof anySale extends fc.Arbitrary<infer Value> ? Value : never

const teaSet = { id: 'set', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: 1 }

/** The paid order of a sale. */
export function orderOfSale(sale: AnySale): Order {
  const step = sale.currency === 'JPY' ? 100 : 1
  const rate = { name: 'VAT', place: { country: 'AT' }, appliesToShipping: true }
  const flat = { kind: 'flat' as const, costCents: sale.shippingCents * step }
  const dhl = { id: 'dhl', name: 'DHL', description: '', freeOverCents: null, rate: flat }
  const settings = {
    ...{ currency: sale.currency, country: 'DE', pricesIncludeTax: sale.pricesIncludeTax },
    taxRates: [
      { ...rate, rateMilliPercent: 20_000 },
      { ...rate, rateMilliPercent: 10_000, categoryId: 'books' },
      { ...rate, rateMilliPercent: 0, categoryId: 'food' },
    ],
    taxRules: { ...firstTaxRules, shipping: sale.shipping },
    shippingZones: [{ name: 'Everywhere', places: [{ country: '*' as const }], methods: [dhl] }],
  }
  const totals = calculateTotals({
    lines: sale.prices.map((price) => ({
      ...price,
      unitPriceCents: price.unitPriceCents * step,
      ...{ productId: 'mug', categoryIds: [], onSale: false, weightGrams: 1 },
    })),
    settings,
    ...{ shippingLocation: { country: 'AT', region: '' }, shippingMethodId: 'dhl' },
    isReverseCharged: sale.isReverseCharged,
    discounts: sale.percentMilli > 0 ? [buildDiscount({ kind: 'percent', percentMilli: sale.percentMilli })] : [],
  })
  const model = buildOrder().lines[0]!
  return buildOrder({
    currency: sale.currency,
    lines: totals.lines.map((line, index) => ({
      ...{ ...model, id: `line-${index}`, variantId: `variant-${index}` },
      productType: sale.prices[index]!.productType,
      ...{ quantity: sale.prices[index]!.quantity, unitPriceCents: line.unitPriceCents, totalCents: line.totalCents },
      paidCents: paidForLine(line, settings),
      tax: { category: '', rates: [...line.taxes] },
      ...(sale.prices[index]!.isInBundle && {
        bundle: teaSet,
      }),
    })),
    ...{ discounts: totals.takenDiscounts, discountCents: totals.discountCents, subtotalCents: totals.subtotalCents },
    ...{ taxes: totals.applicableTaxRules, taxCents: totals.taxCents, shippingTaxes: [...totals.shippingTaxes] },
    ...{ shippingCostCents: totals.shippingCostCents, grandTotalCents: totals.grandTotalCents },
    shippingMethod: { name: 'DHL', isPickup: false },
  })
}

/** What staff refund: pieces of the lines by their position, shipping or not, and how much of what that has cost. */
export const anyRefundSteps = fc.array(
  fc.record({
    pieces: fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 })), { maxLength: 3 }),
    hasShipping: fc.boolean(),
    percent: fc.constantFrom(0, 50, 100, 100, 130),
    freeCents: fc.integer({ min: 0, max: 900 }),
  }),
  { maxLength: 6 },
)
type Step = typeof anyRefundSteps extends fc.Arbitrary<(infer Value)[]> ? Value : never

/** An order after a further refund; unchanged where nothing would be refunded. */
export function refunded(order: Order, { pieces, hasShipping, percent, freeCents }: Step, position: number): Order {
  const left = refundableOf(order)
  const chosen = new Map(
    pieces.flatMap(([index, count]) => {
      const one = left.lines.find(({ line }) => line.id === `line-${index}`)
      return one ? [[one.line.id, Math.min(count, one.fulfilled + one.unfulfilled)] as const] : []
    }),
  )
  const shippingCents = hasShipping ? left.shippingCents : 0
  const { lines, cents: suggested } = suggestedRefund(order, { pieces: chosen, shippingCents })
  const step = order.currency === 'JPY' ? 100 : 1
  const cents = Math.min(left.cents, (Math.floor((suggested * percent) / 100 / step) + freeCents) * step)
  return cents === 0 ? order : withRefund(order, { cents, shippingCents, lines }, position)
}

/** An order of which all that is left is refunded. */
export function refundedCompletely(order: Order, position: number): Order {
  const { lines, shippingCents, cents } = refundableOf(order)
  if (cents === 0) return order
  const pieces = new Map(lines.map(({ line, fulfilled, unfulfilled }) => [line.id, fulfilled + unfulfilled]))
  return withRefund(
    order,
    { cents, shippingCents, lines: suggestedRefund(order, { pieces, shippingCents }).lines },
    position,
  )
}

function withRefund(
  order: Order,
  {
    cents,
    shippingCents,
    lines,
  }: Pick<OrderRefund, 'cents' | 'shippingCents'> & Pick<ReturnType<typeof suggestedRefund>, 'lines'>,
  position: number,
): Order {
  const named = lines.map((line) => ({ ...line, isRestocked: false }))
  const refund: OrderRefund = {
    ...{ id: `refund-${position}`, at: order.placedAt + position + 1, by: '', cents, heldCents: cents, shippingCents },
    ...{ state: 'done', isByHand: false, isOfEdit: false, exchangedCents: 0, reason: '', failure: '' },
    lines: named,
    parts: partsOfRefund(order, order.refunds, { cents, shippingCents, lines: named }),
  }
  return {
    ...order,
    refunds: [...order.refunds, refund],
    lines: order.lines.map((line) => ({
      ...line,
      refundedQuantity: line.refundedQuantity + (lines.find(({ lineId }) => lineId === line.id)?.quantity ?? 0),
    })),
  }
}
