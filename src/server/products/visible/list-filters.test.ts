import { describe, expect, test } from 'vitest'
import { countChoices, type Filtered, type ListFilters, noFilters, passes } from './list-filters.ts'

const build = (changes: Partial<Filtered>): Filtered => ({
  facets: {},
  priceFromCents: 2000,
  priceToCents: 2000,
  onSale: false,
  soldOut: false,
  ...changes,
})
const mug = build({ facets: { Glaze: ['Bone', 'Celadon'] }, priceFromCents: 3800, priceToCents: 4200 })
const bowl = build({ facets: { Glaze: ['Bone'], Size: ['Small', 'Large'] }, onSale: true })
const jar = build({ soldOut: true, priceFromCents: 26_000, priceToCents: 26_000 })
const all = [mug, bowl, jar]

describe('filters', () => {
  test.each<[string, Partial<ListFilters>, Filtered[]]>([
    ['nothing asked', {}, all],
    ['a glaze', { options: { Glaze: ['Celadon'] } }, [mug]],
    ['either of two glazes', { options: { Glaze: ['Celadon', 'Bone'] } }, [mug, bowl]],
    ['a glaze and a size', { options: { Glaze: ['Bone'], Size: ['Large'] } }, [bowl]],
    ['what no product has', { options: { constructor: ['Bone'] } }, []],
    ['in stock', { inStock: true }, [mug, bowl]],
    ['on sale', { onSale: true }, [bowl]],
    ['a price within a range of prices', { priceFromCents: 4000, priceToCents: 4100 }, [mug]],
    ['a lowest price', { priceFromCents: 4300 }, [jar]],
    ['a highest price', { priceToCents: 2000 }, [bowl]],
  ])('let through: %s', (_what, filters, left) => {
    expect(all.filter((product) => passes(product, { ...noFilters, ...filters }))).toEqual(left)
  })

  test('count what each choice would leave, the other filters given', () => {
    const counts = countChoices(all, { ...noFilters, options: { Glaze: ['Celadon'] }, inStock: true })
    expect(counts.options).toEqual([
      {
        name: 'Glaze',
        values: [
          { value: 'Bone', count: 2 },
          { value: 'Celadon', count: 1 },
        ],
      },
    ])
    expect(counts).toMatchObject({ inStock: 1, onSale: 0, priceRange: [2000, 26_000], all: 3 })
  })
})
