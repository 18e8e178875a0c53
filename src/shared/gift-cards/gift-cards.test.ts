import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { groupedGiftCardCode, lastFourOf, normalizeGiftCardCode } from './codes.ts'
import { dueOfOrder, giftCardStatus, takeGiftCards } from './rules.ts'

describe('what gift cards pay', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  const balances = fc.array(cents, { maxLength: 10 }).map((all) => all.map((balanceCents) => ({ balanceCents })))

  it('is never more than a balance, nor than what may be paid, and as much as possible', () => {
    fc.assert(
      fc.property(balances, cents, (cards, payable) => {
        const taken = takeGiftCards(cards, payable)
        for (const card of taken) {
          expect(card.cents).toBeGreaterThanOrEqual(0)
          expect(card.cents).toBeLessThanOrEqual(card.balanceCents)
        }
        const all = cards.reduce((sum, card) => sum + card.balanceCents, 0)
        expect(taken.reduce((sum, card) => sum + card.cents, 0)).toBe(Math.min(all, payable))
      }),
    )
  })

  it('is the total, together with what is left', () => {
    fc.assert(
      fc.property(balances, cents, (cards, grandTotalCents) => {
        const giftCards = takeGiftCards(cards, grandTotalCents)
        const due = dueOfOrder({ grandTotalCents, giftCards })
        expect(due).toBeGreaterThanOrEqual(0)
        expect(giftCards.reduce((sum, card) => sum + card.cents, due)).toBe(grandTotalCents)
      }),
    )
  })

  it('begins with the card that was added first', () => {
    const taken = takeGiftCards([{ balanceCents: 700 }, { balanceCents: 900 }, { balanceCents: 100 }], 1000)
    expect(taken.map((card) => card.cents)).toEqual([700, 300, 0])
  })
})

test.each([
  ['as it was printed', 'ABCD-EF01-2345-6789-ZXYW', 'ABCDEF0123456789ZXYW'],
  ['in small letters with spaces', ' abcd ef01 2345 6789 zxyw ', 'ABCDEF0123456789ZXYW'],
  ['with letters that look like digits', 'ABCD-EFOI-2345-6789-ZXYL', 'ABCDEF0123456789ZXY1'],
])('a code is read %s', (_how, entered, code) => {
  expect(normalizeGiftCardCode(entered)).toBe(code)
})

test('a code is shown in groups of four, and staff see the last of them', () => {
  expect(groupedGiftCardCode('ABCDEF0123456789ZXYW')).toBe('ABCD-EF01-2345-6789-ZXYW')
  expect(lastFourOf('ABCDEF0123456789ZXYW')).toBe('ZXYW')
})

test.each([
  ['disabled', { isDisabled: true, expiresAt: 5, balanceCents: 0 }],
  ['expired', { isDisabled: false, expiresAt: 10, balanceCents: 0 }],
  ['used-up', { isDisabled: false, expiresAt: 11, balanceCents: 0 }],
  ['active', { isDisabled: false, expiresAt: null, balanceCents: 1 }],
])('a card is %s', (status, card) => {
  expect(giftCardStatus(card, 10)).toBe(status)
})
