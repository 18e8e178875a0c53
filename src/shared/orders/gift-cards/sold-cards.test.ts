import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import type { OrderLine } from '../schema.ts'
import { cardsToReturn, keptByGiftCards, type SoldCard } from './sold-cards.ts'

/** An order of gift cards of 50.00, sold at `paidCents` together. */
const orderOf = (quantity: number, paidCents: number, refundedQuantity = 0) => ({
  lines: [{ id: 'line', productType: productTypes.giftCard, quantity, refundedQuantity, paidCents } as OrderLine],
  discountCents: 0,
  shippingCostCents: 0,
  taxes: [],
  grandTotalCents: paidCents,
  currency: 'USD' as const,
})
const card = (usedCents: number, isReturned = false): SoldCard => ({
  id: `card ${usedCents}`,
  lineId: 'line',
  initialCents: 5000,
  usedCents,
  isReturned,
})
const pieces = (count: number) => new Map([['line', count]])

test.each([
  ['everything while no card is taken back', [card(0), card(0)], 0, 10_000],
  ['one of two while one stays', [card(0, true), card(0)], 1, 5000],
  ['what was used of those that are taken back', [card(1500, true), card(0, true)], 2, 1500],
])('an order keeps %s', (_what, cards, count, kept) => {
  expect(keptByGiftCards(orderOf(2, 10_000), cards, pieces(count))).toBe(kept)
})

test('a card that cost less than its value keeps the same part of its price', () => {
  // Half of a card for 40.00 was used.
  expect(keptByGiftCards(orderOf(1, 4000), [card(2500, true)], pieces(1))).toBe(2000)
})

test('an order keeps nothing more than was paid, and at least what was used', () => {
  const used = fc.array(fc.nat(5000), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(used, fc.nat(), (all, chosen) => {
      const cards = all.map((cents, index) => ({ ...card(cents), id: String(index) }))
      const count = chosen % (cards.length + 1)
      const taken = new Set(cardsToReturn(cards, pieces(count)))
      expect(taken.size).toBe(count)
      const after = cards.map((one) => ({ ...one, isReturned: taken.has(one) }))
      const kept = keptByGiftCards(orderOf(cards.length, cards.length * 5000), after, pieces(count))
      const spent = all.reduce((sum, cents) => sum + cents, 0)
      expect(kept).toBeLessThanOrEqual(cards.length * 5000)
      expect(kept).toBeGreaterThanOrEqual(spent)
    }),
  )
})
