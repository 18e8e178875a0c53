import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { productTypes } from '../codes.ts'
import { buildProduct } from '../testing/build-product.ts'
import { checkOwnAmount, ownAmountProblem, readOwnAmount } from './check-amount.ts'
import { ownAmountsIn, ownAmountsOf, ownAmountsRefusal, withOwnAmounts } from './rules.ts'

const offered = { leastCents: 1000, mostCents: 50_000 }
const dollars = { currency: 'USD', format: { locale: 'en-US' } }
const euros = { currency: 'EUR', format: { locale: 'de-DE' } }
const outcome = (result: ReturnType<typeof readOwnAmount>) => (result.ok ? result.value : result.failure.code)

describe('an amount that a buyer types', () => {
  test.each([
    ['10', dollars, 1000],
    ['$37.50', dollars, 3750],
    ['500.00', dollars, 50_000],
    ['9.99', dollars, 'own-amount-out-of-range'],
    ['500.01', dollars, 'own-amount-out-of-range'],
    ['-20', dollars, 'own-amount-unreadable'],
    ['', dollars, 'own-amount-unreadable'],
    ['twenty', dollars, 'own-amount-unreadable'],
    ['12,50 €', euros, 1250],
    ['12,50', { ...euros, currency: 'JPY' }, 'own-amount-unreadable'],
    ['120', { ...euros, currency: 'JPY' }, 12_000],
  ])('“%s” is read as %o says', (typed, money, expected) => {
    expect(outcome(readOwnAmount(typed, offered, money))).toBe(expected)
  })

  test('outside the limits names them in its currency', () => {
    const refused = checkOwnAmount(999, offered, dollars)
    expect(refused.ok ? null : refused.failure).toEqual({
      ...{ code: 'own-amount-out-of-range', least: '$10', most: '$500' },
    })
  })

  test.each([
    ['33.333', dollars, 'Enter an amount with no more than two decimals, like 25 or 25.50.'],
    ['12.5', { ...dollars, currency: 'JPY' }, 'Enter a whole amount, like 2500.'],
  ])('“%s” cannot be paid in %o, and the sentence says how it is written', (typed, money, sentence) => {
    const refused = readOwnAmount(typed, offered, money)
    expect(refused.ok ? null : sentenceOf(refused.failure)).toBe(sentence)
  })

  test('is refused where the product has no own amounts, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
        expect(outcome(checkOwnAmount(cents, undefined, dollars))).toBe('own-amount-not-offered')
      }),
    )
  })
})

describe('a line with an own amount', () => {
  const line = { cents: 3700, currency: 'USD' as const }
  test.each([
    ['fits', offered, dollars, null],
    ['is below the limits of today', { ...offered, leastCents: 4000 }, dollars, 'own-amount-out-of-range'],
    ['is above them', { ...offered, mostCents: 3000 }, dollars, 'own-amount-out-of-range'],
    ['belongs to a product that no longer has own amounts', undefined, dollars, 'own-amount-not-offered'],
    ['is in another currency than the visitor', offered, euros, 'own-amount-currency'],
  ])('that %s is judged so', (_, now, money, expected) => {
    expect(ownAmountProblem(line, now, money)?.code ?? null).toBe(expected)
  })
})

describe('the own amounts of a product', () => {
  const giftCard = buildProduct({ productType: productTypes.giftCard, ownAmounts: offered })
  const option = (name: string) => ({ name, display: 'radio' as const })
  test.each([
    ['a gift card', giftCard, offered],
    ['a gift card with one option', { ...giftCard, options: [option('Value')] }, offered],
    ['a gift card with two options', { ...giftCard, options: [option('Value'), option('Design')] }, undefined],
    ['goods', { ...giftCard, productType: productTypes.physical }, undefined],
  ])('of %s are kept only where they are possible', (_, product, expected) => {
    expect(ownAmountsOf(product)).toEqual(expected)
    expect(withOwnAmounts(product).ownAmounts).toEqual(expected)
  })

  test.each([
    [{ leastCents: 1000, mostCents: 1000 }, 'USD', null],
    [{ leastCents: 1001, mostCents: 1000 }, 'USD', 'own-amounts-reversed'],
    [{ leastCents: 1050, mostCents: 200_000 }, 'JPY', 'price-not-payable'],
  ])('%o in %s are judged so', (amounts, currency, expected) => {
    expect(ownAmountsRefusal(amounts, currency)).toBe(expected)
  })

  test('in another currency can be paid there, and are never reversed', () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom('GBP' as const, 'JPY' as const),
        fc.constantFrom('0.0071', '0.8', '151.2', '16000'),
        fc.boolean(),
        (one, other, code, rate, roundsUp) => {
          const amounts = { leastCents: Math.min(one, other), mostCents: Math.max(one, other) }
          const there = ownAmountsIn(amounts, { code, rate, rounding: 'none', roundsUp })
          expect(ownAmountsRefusal(there, code)).toBeNull()
          expect(there.leastCents).toBeGreaterThan(0)
          const money = { currency: code, format: {} }
          for (const end of [there.leastCents, there.mostCents])
            expect(checkOwnAmount(end, there, money)).toEqual({ ok: true, value: end })
        },
      ),
    )
  })
})
