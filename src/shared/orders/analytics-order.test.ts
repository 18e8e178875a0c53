import { expect, test } from 'vitest'
import { analyticsOrderOf } from './analytics-order.ts'
import { buildOrder } from './testing/build-order.ts'

const of = { websiteId: 'website-1', cartId: 'cart-1' }

test('an order is said in the main unit of its currency, as numbers', () => {
  const order = buildOrder({ currency: 'USD', grandTotalCents: 12_199, shippingCostCents: 900, taxCents: 99 })
  expect(analyticsOrderOf(order, of)).toMatchObject({
    currency: 'USD',
    grandTotal: 121.99,
    shippingTotal: 9,
    taxTotal: 0.99,
  })
  const yen = buildOrder({ currency: 'JPY', grandTotalCents: 120_000, shippingCostCents: 0, taxCents: 0 })
  expect(analyticsOrderOf(yen, of).grandTotal).toBe(1200)
})

test('an order without a cart says so, and no order says anything about a person', () => {
  const order = buildOrder()
  expect(analyticsOrderOf(order, { ...of, cartId: null }).purchasedCartId).toBe('')
  expect(JSON.stringify(analyticsOrderOf(order, of))).not.toContain(order.email)
})
