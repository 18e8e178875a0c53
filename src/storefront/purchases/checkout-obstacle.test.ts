import { expect, test } from 'vitest'
import { checkoutObstacle } from './checkout-obstacle.ts'
import { buildCart, buildEntry } from './testing/build-cart.ts'

const money = { moneyFormat: { locale: 'en-US' }, takesPayments: true }

test('a cart that is in order can be paid for, also one that comes exactly to the minimum', () => {
  expect(checkoutObstacle(buildCart({ minimumSubtotalCents: 5600 }), money)).toBeNull()
})

test('a line with a problem has to be looked at first', () => {
  const entries = [buildEntry(), buildEntry({ problem: 'Sorry, this item is no longer available.' })]
  expect(checkoutObstacle(buildCart({ entries }), money)).toBe('Update the missing or invalid information above.')
})

test('a cart below the minimum says how much is needed', () => {
  expect(checkoutObstacle(buildCart({ minimumSubtotalCents: 10_000 }), money)).toBe(
    'To check out, your order subtotal must be $100.00 or more.',
  )
})

test('a shop without payment methods says so, unless there is nothing to pay', () => {
  const without = { ...money, takesPayments: false }
  expect(checkoutObstacle(buildCart(), without)).toBe('This shop can’t take payments yet.')
  expect(checkoutObstacle(buildCart({ grandTotalCents: 0 }), without)).toBeNull()
})
