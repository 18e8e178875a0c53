import { expect, test } from 'vitest'
import { changeInWords } from './change-words.ts'

test.each([
  [{ noun: 'product', kind: 'updated', titles: ['Mug'], count: 1 }, 'Mug changed'],
  [{ noun: 'product', kind: 'created', titles: ['Mug', 'Jar'], count: 2 }, 'Mug and Jar added'],
  [
    { noun: 'product', kind: 'deleted', titles: ['Mug', 'Jar', 'Bowl'], count: 42 },
    'Mug, Jar, Bowl and 39 more products deleted',
  ],
  [{ noun: 'category', kind: 'deleted', titles: ['A', 'B', 'C'], count: 4 }, 'A, B, C and 1 more category deleted'],
  [{ noun: 'product', kind: 'mixed', titles: [], count: 7 }, '7 products added, changed and deleted'],
  [{ noun: 'stock', kind: 'updated', titles: ['Mug'], count: 1 }, 'Stock of Mug changed'],
  [{ noun: 'stock', kind: 'updated', titles: ['Mug', 'Jar'], count: 2 }, 'Stock of 2 variants changed'],
  [{ noun: 'navigation', kind: 'updated', titles: [], count: 1 }, 'Navigation changed'],
  [{ noun: 'product-order', kind: 'updated', titles: ['Mug'], count: 1 }, 'Mug moved in the shop’s order'],
  [{ noun: '', kind: 'created', titles: ['Mugs', 'Mug', 'Jar'], count: 9 }, 'Mugs, Mug, Jar and 6 more things added'],
  [
    { noun: 'product', kind: 'created', titles: ['Mug', 'Jar'], count: 2, filename: 'products.csv' },
    'products.csv imported: Mug and Jar added',
  ],
  [{ noun: 'settings', kind: 'updated', titles: ['Payments, Tax'], count: 1 }, 'Store settings changed: Payments, Tax'],
  [{ noun: 'setting', kind: 'updated', titles: [], count: 2 }, '2 settings changed'],
] as const)('%j', (change, words) => {
  expect(changeInWords({ filename: '', ...change, titles: [...change.titles] })).toBe(words)
})
