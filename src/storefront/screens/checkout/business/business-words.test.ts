import { expect, test } from 'vitest'
import { businessWords } from './business-words.ts'

test.each([
  ['valid', true, /confirmed\. No VAT is charged/],
  ['valid', false, /VAT is charged on this order as usual/],
  ['unavailable', false, /can’t confirm VAT numbers at the moment, so VAT is charged/],
  ['unavailable', true, /No VAT is charged.*checked after the order/],
  ['not-in-vies', false, /shown on your invoice/],
] as const)('a number that is %s, with reverse charge %s', (state, isReverseCharged, words) => {
  const business = { number: 'FR40303265045', name: '', state, isReverseCharged }
  expect(businessWords({ business, taxCents: 100 })).toMatch(words)
})

test.each(['valid', 'unavailable', 'not-in-vies'] as const)(
  'where the shop has no rate, a number that is %s does not say that VAT is charged',
  (state) => {
    const business = { number: 'FR40303265045', name: '', state, isReverseCharged: false }
    expect(businessWords({ business, taxCents: 0 })).not.toMatch(/VAT is charged/)
  },
)

test('without a number, the field says what is expected', () => {
  expect(businessWords({ taxCents: 0 })).toMatch(/country code/)
})
