import { expect, test } from 'vitest'
import { noFilters } from '#server/products/visible/list-filters.ts'
import { filterParameters, readFilters } from './filter-address.ts'

test.each([
  ['', noFilters],
  [
    'option.Glaze=Bone&option.Glaze=Sea&option.Size=L',
    { ...noFilters, options: { Glaze: ['Bone', 'Sea'], Size: ['L'] } },
  ],
  ['in-stock=1&on-sale=1', { ...noFilters, inStock: true, onSale: true }],
  ['price-from=20&price-to=50.5', { ...noFilters, priceFromCents: 2000, priceToCents: 5050 }],
  // Invalid values count as absent.
  ['option.=x&option.Glaze=&in-stock=yes&price-from=-1&price-to=1e9', noFilters],
])('an address says %j, and the same address comes of it', (query, filters) => {
  const read = readFilters(new URLSearchParams(query))
  expect(read).toEqual(filters)
  expect(readFilters(new URLSearchParams(filterParameters(read) as [string, string][]))).toEqual(filters)
})

test('a thousand options and values are not read', () => {
  const query = new URLSearchParams(Array.from({ length: 1000 }, (_, index) => [`option.${index % 500}`, `${index}`]))
  const { options } = readFilters(query)
  expect(Object.keys(options)).toHaveLength(10)
})
