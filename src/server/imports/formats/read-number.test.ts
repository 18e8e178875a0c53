import { expect, it, test } from 'vitest'
import { readingContext, readText } from '#server/testing/imports/build-catalogue.ts'
import { decimalSignIn } from './read-number.ts'

const german = { ...readingContext, currency: 'EUR', locale: 'de-DE' }

test.each<[string, string[], ReturnType<typeof decimalSignIn>]>([
  ['a point before one, two or four digits', ['12.5', '16.807'], '.'],
  ['a comma before two digits', ['12,50', '1.234'], ','],
  ['both signs in one number', ['€ 1.234,50'], ','],
  ['a sign that comes twice', ['1,234,567'], '.'],
  ['a leading zero', ['0.750', '1.250'], '.'],
  ['four digits before the sign', ['1234,500'], ','],
  ['whole numbers', ['12', '', 'n/a'], null],
  ['three digits behind the only sign', ['16.807', '1,234'], null],
  ['numbers that contradict each other', ['12.50', '12,50'], null],
])('%s tell what begins the fraction', (_, cells, sign) => {
  expect(decimalSignIn(cells)).toBe(sign)
})

const pricesIn = (context: typeof german, ...prices: string[]) => {
  const lines = prices.map((price, place) => `${place + 100},simple,S${place},Cup ${place},1,"${price}"`)
  return readText(['ID,Type,SKU,Name,Published,Regular price', ...lines].join('\n'), context).map(
    ({ variants, problems }) => [variants[0]!.priceCents, ...problems.map(({ sentence }) => sentence)],
  )
}

it('reads net prices of a program in a shop with decimal commas', () => {
  expect(pricesIn(german, '16.807', '1.234', '16.8067', '42.016807', '12')).toEqual([
    [1681, '“16.807” has more than two decimals; it was read as 16.81.'],
    [123, '“1.234” has more than two decimals; it was read as 1.23.'],
    [1681, '“16.8067” has more than two decimals; it was read as 16.81.'],
    [4202, '“42.016807” has more than two decimals; it was read as 42.02.'],
    [1200],
  ])
})

it('reads thousands where the other prices of the file have decimal commas', () => {
  expect(pricesIn(german, '1.234', '12,50', '1.234,50')).toEqual([[123400], [1250], [123450]])
  expect(pricesIn(readingContext as typeof german, '1,234', '12.50')).toEqual([[123400], [1250]])
})

it('names the currency of the shop where a price is in another one', () => {
  expect(pricesIn(german, '$12', '15 000Fcfa', 'free')).toEqual([
    [undefined, '“$12” is not in euros, the currency of this shop.'],
    [undefined, '“15 000Fcfa” is not in euros, the currency of this shop.'],
    [undefined, '“free” isn’t a price.'],
  ])
})

test.each([
  ['1,000', 'en-US', 453_592.37],
  ['1.000', 'de-DE', 453.59],
  ['0,340', 'de-DE', 154.22],
])('a weight of %s lb in %s is %d g', (weight, locale, grams) => {
  const text = `ID,Type,SKU,Name,Published,Regular price,Weight (lbs)\n1,simple,S,Cup,1,5,"${weight}"`
  expect(readText(text, { ...readingContext, locale })[0]!.variants[0]!.weightGrams).toBe(grams)
})
