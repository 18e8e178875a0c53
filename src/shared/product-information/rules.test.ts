import { expect, test } from 'vitest'
import { productTypes } from '#shared/products/codes.ts'
import { informationFor } from './rules.ts'

const lines = [
  { title: 'Shipping', html: '<p>By post.</p>', shownWith: 'physical' as const },
  { title: 'Help', html: '<p>Write to us.</p>', shownWith: 'all' as const },
]

test.each([
  ['physical', ['Shipping', 'Help']],
  ['digital', ['Help']],
  ['service', ['Help']],
] as const)('a %s product shows %s', (type, titles) => {
  expect(informationFor(lines, productTypes[type]).map((line) => line.title)).toEqual(titles)
})
