import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatAmount, formatMoney } from './format.ts'
import { parseAmount } from './parse.ts'

describe('an amount as an owner types it', () => {
  test.each([
    ['12', 'USD', 'en-US', 1200],
    ['12.5', 'USD', 'en-US', 1250],
    ['12,5', 'USD', 'en-US', 1250],
    [' 12.50 ', 'USD', 'en-US', 1250],
    ['.5', 'USD', 'en-US', 50],
    ['5.', 'USD', 'en-US', 500],
    ['$1,234.50', 'USD', 'en-US', 123450],
    ['1,234', 'USD', 'en-US', 123400],
    ['1.234', 'EUR', 'de-DE', 123400],
    ['1.234,50 €', 'EUR', 'de-DE', 123450],
    ['1 234,50', 'SEK', 'sv-SE', 123450],
    ['1 234,50 kr', 'SEK', 'sv-SE', 123450],
    ["CHF 1'234.50", 'CHF', 'de-CH', 123450],
    ['R$ 10', 'BRL', 'pt-BR', 1000],
    ['US$10', 'USD', 'en-CA', 1000],
    ['10 USD', 'USD', 'en-US', 1000],
    ['1,23,456.00', 'INR', 'en-IN', 12345600],
    ['1.234.567', 'EUR', 'de-DE', 123456700],
    ['¥1,500', 'JPY', 'ja-JP', 150000],
    ['1500.00', 'JPY', 'en-US', 150000],
    ['0', 'USD', 'en-US', 0],
    // Money in English in Germany is €1,234.50, while numbers are 1.234,5 there.
    ['1,234', 'EUR', 'en-DE', 123400],
    ['12,50', 'EUR', 'en-DE', 1250],
  ])('%j in %s (%s)', (text, currency, locale, cents) => {
    expect(parseAmount(text, currency, locale)).toBe(cents)
  })

  test.each([
    ['', 'USD', 'en-US'],
    ['.', 'USD', 'en-US'],
    ['free', 'USD', 'en-US'],
    ['-5', 'USD', 'en-US'],
    ['1e3', 'USD', 'en-US'],
    ['1.234', 'USD', 'en-US'],
    ['1,234', 'EUR', 'de-DE'],
    ['1.234', 'EUR', 'en-DE'],
    ['1.2345', 'USD', 'en-US'],
    ['12,34,5', 'USD', 'en-US'],
    ['1,234.5.6', 'USD', 'en-US'],
    ['10.000.000.000,00', 'EUR', 'de-DE'],
    ['1500.50', 'JPY', 'en-US'],
    ['9'.repeat(1000), 'USD', 'en-US'],
    ['NaN', 'USD', 'en-US'],
  ])('refuses %j in %s (%s)', (text, currency, locale) => {
    expect(parseAmount(text, currency, locale)).toBeNull()
  })
})

it('reads back what it prints, in the languages that shops use', () => {
  const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'sv-SE', 'pt-BR', 'ja-JP', 'en-IN', 'pl-PL', 'en-ZA']
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom(...locales),
      fc.constantFrom('USD', 'EUR', 'JPY', 'SEK', 'CHF', 'INR', 'BRL', 'PLN', 'ZAR'),
      (units, locale, currency) => {
        const cents = units * 100
        expect(parseAmount(formatMoney(cents, currency, { locale }), currency, locale)).toBe(cents)
      },
    ),
  )
})

test.each([
  [123450, 'EUR', 'en-DE', '1234.50'],
  [123450, 'EUR', 'de-DE', '1234,50'],
  [123450, 'CHF', 'de-CH', '1234.50'],
  [123400, 'JPY', 'en-DE', '1234'],
])('a field shows %i hundredths of %s (%s) as %s, as its prices are written', (cents, currency, locale, text) => {
  expect(formatAmount(cents, currency, locale)).toBe(text)
  expect(parseAmount(text, currency, locale)).toBe(cents)
})
