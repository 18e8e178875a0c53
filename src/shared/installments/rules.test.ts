import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import {
  installmentBrand,
  installmentLocale,
  installmentOffer,
  mayPayLater,
  payLaterMethod,
  splitPayments,
} from './rules.ts'
import { installmentText } from './texts.ts'

const { physical, digital } = productTypes
const settings = {
  currency: 'USD' as const,
  installments: { available: true, minimumCents: 100, maximumCents: 200_000, accountCountry: 'US' },
}
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

describe('where paying later is offered', () => {
  test.each([
    ['US', 'en', 'en_US'],
    ['PR', 'en-US', 'en_US'],
    ['UM', 'en', 'en_US'],
    ['US', 'fr', null],
    ['CA', 'en', 'en_CA'],
    ['CA', 'fr-CA', 'fr_CA'],
    ['AU', 'en-AU', 'en_AU'],
    ['NZ', 'en', 'en_NZ'],
    ['GB', 'en_GB', 'en_GB'],
    ['DE', 'en', null],
  ])('%s, %s', (country, language, locale) => {
    expect(installmentLocale(country, language)).toBe(locale)
  })

  it('has two names', () => {
    expect(installmentBrand('en_US')).toBe('Afterpay')
    expect(installmentBrand('en_GB')).toBe('Clearpay')
  })

  it('is for carts of goods only', () => {
    expect(mayPayLater([physical, physical])).toBe(true)
    expect(mayPayLater([physical, digital])).toBe(false)
    expect(mayPayLater([])).toBe(false)
  })
})

describe('what the badge says', () => {
  test.each([
    [100, 'available for orders over $1.00'],
    [101, '4 interest-free payments of $0.26'],
    [10_000, '4 interest-free payments of $25.00'],
    [200_000, '4 interest-free payments of $500.00'],
    [200_001, 'available for orders up to $2000.00'],
  ])('at %i', (price, text) => {
    expect(installmentText(installmentOffer(price, [physical], settings, 'en')!, money)).toBe(text)
  })

  it('is on one line between “or” and “with”', () => {
    const offer = installmentOffer(10_000, [physical], settings, 'en')!
    expect(installmentText(offer, money, 'line')).toBe('or 4 interest-free payments of $25.00 with')
  })

  it('is French in French Canada', () => {
    const canada = { currency: 'CAD' as const, installments: { ...settings.installments, accountCountry: 'CA' } }
    const offer = installmentOffer(10_000, [physical], canada, 'fr')!
    expect(installmentText(offer, money, 'line')).toBe('ou 4 paiements sans intérêts de $25.00 avec')
  })

  test.each([
    ['the shop does not offer it', [physical], { ...settings.installments, available: false }, 'en'],
    ['the language has no locale', [physical], settings.installments, 'de'],
    ['something is not physical', [physical, digital], settings.installments, 'en'],
    ['there is nothing', [], settings.installments, 'en'],
  ])('nothing, when %s', (_, types, installments, language) => {
    expect(installmentOffer(10_000, types, { ...settings, installments }, language)).toBeNull()
  })
})

it('splits a price into payments that sum to it and differ by no more than one piece', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('USD', 'JPY'), (units, currency) => {
      const step = currency === 'JPY' ? 100 : 1
      const payments = splitPayments(units * step, currency)
      expect(payments).toHaveLength(4)
      expect(payments.reduce((all, one) => all + one, 0)).toBe(units * step)
      expect(Math.max(...payments) - Math.min(...payments)).toBeLessThanOrEqual(step)
    }),
  )
})

describe('the way to pay a cart in four', () => {
  const goods = [{ productType: physical }]
  test.each([
    ['under its name', 10_000, goods, 'US', 'en-US', true, 'test-afterpay'],
    ['under its other name', 10_000, goods, 'GB', 'en-GB', true, 'test-clearpay'],
    ['not at the minimum', 100, goods, 'US', 'en-US', true, null],
    ['just above it', 101, goods, 'US', 'en-US', true, 'test-afterpay'],
    ['up to the maximum', 200_000, goods, 'US', 'en-US', true, 'test-afterpay'],
    ['not above it', 200_001, goods, 'US', 'en-US', true, null],
    ['not with a file in it', 10_000, [...goods, { productType: digital }], 'US', 'en-US', true, null],
    ['not with nothing in it', 10_000, [], 'US', 'en-US', true, null],
    ['not in another language', 10_000, goods, 'US', 'fr-FR', true, null],
    ['not where the shop does not offer it', 10_000, goods, 'US', 'en-US', false, null],
  ] as const)('is offered %s', (_, grandTotalCents, entries, accountCountry, language, available, method) => {
    const installments = { ...settings.installments, available, accountCountry }
    expect(payLaterMethod({ grandTotalCents, entries }, { ...settings, installments }, language)).toBe(method)
  })
})
