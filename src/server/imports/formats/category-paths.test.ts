import { expect, it, test } from 'vitest'
import { buildCategory, rootCategory } from '#server/testing/imports/build-catalogue.ts'
import { categoryFinder, readCategoryPaths } from './category-paths.ts'

test.each<[string, string[][]]>([
  ['/ageratum', [['Ageratum']]],
  ['/nicandra, /flower/cosmos', [['Nicandra'], ['Flower', 'Cosmos']]],
  ['/bells-of-ireland', [['Bells of Ireland']]],
  ['Clothing, Clothing > Hoodies', [['Clothing'], ['Clothing', 'Hoodies']]],
  ['Black\\, white', [['Black, white']]],
  ['/, ', []],
])('%j names %j', (cell, paths) => {
  expect(readCategoryPaths(cell).map(({ names }) => names)).toEqual(paths)
})

const categories = [
  rootCategory,
  buildCategory('Mugs & Cups', 'mugs-and-cups'),
  buildCategory('Sale', 'sale-1'),
  buildCategory('Flower', 'flower'),
  buildCategory('Zinnia', 'zinnia', 'category-flower'),
  buildCategory('陶器', 'category'),
  buildCategory('A name of exactly twenty-', 'a-name-of-exactly-twenty'),
]

test.each<[string, string | null, number]>([
  ['/mugs-and-cups', 'category-mugs-and-cups', 1],
  ['/sale', 'category-sale-1', 1],
  ['/flower/zinnia', 'category-zinnia', 2],
  ['/zinnia', null, 0],
  ['/flower/rose', null, 1],
  ['mugs & CUPS', 'category-mugs-and-cups', 1],
  ['Flower > Zinnia', 'category-zinnia', 2],
  ['陶器', 'category-category', 1],
  ['漆器', null, 0],
  ['A name of exactly twenty-five letters', 'category-a-name-of-exactly-twenty', 1],
])('finds %s', (cell, id, known) => {
  expect(categoryFinder(categories)(readCategoryPaths(cell)[0]!)).toMatchObject({ id, known })
})

it('says below which category the rest of a path belongs', () => {
  expect(categoryFinder(categories)(readCategoryPaths('/flower/rose')[0]!).parentId).toBe('category-flower')
})
