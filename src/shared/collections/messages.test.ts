import { expect, test } from 'vitest'
import { sentenceOf } from '../failures.ts'

test.each([
  [1, 'There is still 1 product on this store page. Move or delete it first.'],
  [2, 'There are still 2 products on this store page. Move or delete them first.'],
])('a store page with %i left says so', (products, sentence) => {
  expect(sentenceOf({ code: 'collection-not-empty', products })).toBe(sentence)
})
