import fc from 'fast-check'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { formatMoney, moneyFormatOf } from './format.ts'
import { moneyFormatForPages } from './format-for-pages.ts'
import { formatPercent } from './percent.ts'

const LOCALES =
  'af am ar-AE ar-EG ar-MA as az be bg bn-BD bn-IN bs ca cs cy da de de-AT de-CH de-LI el en-AU en-CA en-GB en-IE en-IN en-US en-ZA es es-AR es-CL es-CO es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH ga gl gu he hi hr hu hy id is it it-CH ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nl-BE nn or pa pl ps pt-BR pt-CV pt-PT ro ru sd si sk sl sq sr sv sw ta te th tr uk ur uz vi yue zh-CN zh-Hant-TW zu ar-EG-u-nu-arab th-u-nu-thai'.split(
    ' ',
  )
const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'INR', 'CHF', 'CAD', 'SEK', 'IDR', 'COP', 'CVE', 'MXN', 'PLN', 'AED']
const AMOUNTS = [0, 1, 99, 100, 1950, 99_999, 100_000, 123_450, 1_234_500, 12_345_678, 9_007_199_254_740_991]

afterEach(() => {
  vi.restoreAllMocks()
})

describe('money and rates as the server writes them, without its formatters', () => {
  test.each(LOCALES)('%s', (locale) => {
    for (const currency of CURRENCIES) {
      const settings = { locale, currency, useCldrMoneyFormat: true }
      for (const dropZeroFraction of [false, true]) {
        for (const cents of AMOUNTS.flatMap((amount) => [amount, -amount])) {
          expect(formatMoney(cents, currency, { ...moneyFormatForPages(settings), dropZeroFraction })).toBe(
            formatMoney(cents, currency, { ...moneyFormatOf(settings), dropZeroFraction }),
          )
        }
      }
    }
    const { patterns } = moneyFormatForPages({ locale, currency: 'USD', useCldrMoneyFormat: true })
    for (const rate of [0, 1, 19_000, 7250, 8875, 100_000, 1_234_500])
      expect(formatPercent(rate, locale, patterns?.percent)).toBe(formatPercent(rate, locale))
  })

  it('writes any amount the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...CURRENCIES),
        fc.boolean(),
        fc.maxSafeInteger(),
        (locale, currency, useCldrMoneyFormat, cents) => {
          const settings = { locale, currency, useCldrMoneyFormat }
          expect(formatMoney(cents, currency, moneyFormatForPages(settings))).toBe(
            formatMoney(cents, currency, moneyFormatOf(settings)),
          )
        },
      ),
    )
  })
})

it('makes no formatter in a page', () => {
  const sent = JSON.stringify(moneyFormatForPages({ locale: 'de-DE', currency: 'EUR', useCldrMoneyFormat: true }))
  const make = vi.spyOn(Intl, 'NumberFormat')
  const format = JSON.parse(sent) as ReturnType<typeof moneyFormatForPages>
  expect(formatMoney(123_450, 'EUR', format)).toBe('1.234,50\u00a0€')
  expect(formatPercent(7250, 'de-DE', format.patterns?.percent)).toBe('7,25\u00a0%')
  expect(make).not.toHaveBeenCalled()
  // A cart from before the shop changed its currency.
  expect(formatMoney(123_450, 'USD', format)).toBe('1.234,50\u00a0$')
})
