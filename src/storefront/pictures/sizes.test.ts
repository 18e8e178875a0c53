import { expect, test } from 'vitest'
import { sharedSizes } from './sizes.ts'

test.each([
  [
    '(min-width: 1440px) 1344px, (min-width: 768px) 94vw, 100vw',
    4,
    2,
    '(min-width: 1440px) 336px, (min-width: 768px) 24vw, 50vw',
  ],
  ['100vw', 3, 2, '50vw'],
  ['(min-width: 768px) 100vw, 100vw', 1, 1, '(min-width: 768px) 100vw, 100vw'],
])('%s, shared by %d and on a phone by %d, is %s', (sizes, wide, phone, expected) => {
  expect(sharedSizes(sizes, wide, phone)).toBe(expected)
})
