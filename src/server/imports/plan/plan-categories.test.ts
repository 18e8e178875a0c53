import { describe, expect, it } from 'vitest'
import { buildCatalogue, buildCategory, rootCategory } from '#server/testing/imports/build-catalogue.ts'
import { mug } from '#server/testing/imports/build-imported.ts'
import { buildProduct } from '#shared/products/testing/build-product.ts'
import type { CategoryPath } from '../formats/imported-product.ts'
import { type Catalogue, noClaims } from './catalogue.ts'
import { planImport } from './plan-import.ts'

it('finds categories that are there, and names those to be made once', () => {
  const claims = noClaims()
  const categories = [rootCategory, buildCategory('Mugs', 'mugs')]
  const path = (...names: string[]) => ({ names, isAddress: false })
  const plans = planImport(
    [
      { ...mug, categories: [path('mugs'), path('Sale')] },
      { ...mug, line: 3, sourceId: 'b', categories: [path('SALE'), path('Mugs', 'Small')] },
      { ...mug, line: 4, sourceId: 'c', categories: [path('Table', 'Plates', 'Flat')] },
    ],
    buildCatalogue({ categories }),
    claims,
  )
  expect(plans[0]!.input!.categoryIds).toEqual(['category-mugs'])
  expect(plans.map(({ newCategories }) => newCategories.length)).toEqual([1, 2, 1])
  expect([...claims.categories.values()].map(({ names }) => names.join(' > '))).toEqual([
    'Sale',
    'Mugs > Small',
    'Table',
    'Table > Plates',
    'Table > Plates > Flat',
  ])
})

/** The changes of an update of the categories. */
const changed = (path: CategoryPath, categories: Catalogue['categories']) =>
  planImport(
    [{ ...mug, categories: [path] }],
    buildCatalogue({ products: [buildProduct({ id: 'product-1', categoryIds: ['cosmos-of-flowers'] })], categories }),
    noClaims(),
  )[0]!.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`)

describe('a product that moves between categories of the same name', () => {
  const filler = buildCategory('Filler', 'filler')
  const flower = buildCategory('Flower', 'flower')
  const categories = [
    rootCategory,
    filler,
    flower,
    { ...buildCategory('Cosmos', 'cosmos', flower.id), id: 'cosmos-of-flowers' },
    { ...buildCategory('Cosmos', 'cosmos', filler.id), id: 'cosmos-of-fillers' },
  ]

  it('is changed, and both paths are reported', () => {
    expect(changed({ names: ['Filler', 'Cosmos'], isAddress: true }, categories)).toEqual([
      'Categories: Flower > Cosmos → Filler > Cosmos',
    ])
  })

  it('is changed where the category is still to be made', () => {
    const without = categories.filter(({ id }) => id !== 'cosmos-of-fillers')
    expect(changed({ names: ['Filler', 'Cosmos'], isAddress: false }, without)).toEqual([
      'Categories: Flower > Cosmos → Filler > Cosmos',
    ])
  })
})
