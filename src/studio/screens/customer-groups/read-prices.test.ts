import { expect, test } from 'vitest'
import { readPrices } from './read-prices.ts'

const shop = { currency: 'EUR', locale: 'de-DE' }

test.each([
  [
    'lines with a semicolon',
    'MUG-1;12,50\nMUG-2;9',
    [
      ['MUG-1', 1250],
      ['MUG-2', 900],
    ],
  ],
  [
    'two columns of a spreadsheet',
    'MUG-1\t12,50\nMUG-2\t1.234,50',
    [
      ['MUG-1', 1250],
      ['MUG-2', 123_450],
    ],
  ],
  [
    'a CSV file with a heading and further columns',
    '\uFEFFSKU,Price,Product\r\nMUG-1,12.50,Mug\r\n',
    [['MUG-1', 1250]],
  ],
  ['cells in quotes', '"MUG-1";"12.50"', [['MUG-1', 1250]]],
  ['empty lines', '\n\nMUG-1;0\n\n', [['MUG-1', 0]]],
  ['nothing', '', []],
])('reads %s', (_, text, prices) => {
  expect(readPrices(text, shop)).toEqual({ prices: prices.map(([sku, priceCents]) => ({ sku, priceCents })) })
})

test.each([
  ['a price without a SKU', ';12', ';12'],
  ['a SKU without a price', 'MUG-1;1\nMUG-2', 'MUG-2'],
  ['a price that is unclear', 'MUG-1;1\nMUG-2;twelve', 'MUG-2;twelve'],
])('names the line with %s', (_, text, wrongLine) => {
  expect(readPrices(text, shop)).toEqual({ wrongLine })
})
