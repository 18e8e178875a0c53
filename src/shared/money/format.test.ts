import { describe, expect, test } from 'vitest'
import { formatMoney } from './format.ts'

// Intl writes a no-break space before a currency sign at the end.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('money as text', () => {
  test.each([
    [123450, 'USD', {}, '$1,234.50'],
    [123450, 'EUR', { locale: 'de-DE' }, '1.234,50 €'],
    [123450, 'EUR', { locale: 'de-DE', cldr: false }, '€1,234.50'],
    [123400, 'JPY', {}, '¥1,234'],
    [123400, 'JPY', { locale: 'ja-JP' }, '￥1,234'],
    [1900, 'USD', { dropZeroFraction: true }, '$19'],
    [1950, 'USD', { dropZeroFraction: true }, '$19.50'],
    [-500, 'USD', {}, '-$5.00'],
    [123456700, 'IDR', { locale: 'id-ID' }, 'Rp 1.234.567,00'],
    [123456700, 'COP', { locale: 'es-CO' }, '$ 1.234.567,00'],
    [999_999_999_999_999, 'USD', {}, '$9,999,999,999,999.99'],
    [9_007_199_254_740_991, 'USD', {}, '$90,071,992,547,409.91'],
  ])('%i hundredths of %s with %j', (cents, currency, format, words) => {
    expect(plain(formatMoney(cents, currency, format))).toBe(words)
  })
})
