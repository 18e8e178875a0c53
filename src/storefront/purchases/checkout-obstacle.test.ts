import { expect, test } from 'vitest'
import { buildCart, buildEntry } from './build-cart.ts'
import { checkoutObstacle } from './checkout-obstacle.ts'

const money = { locale: 'en-US' }

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
