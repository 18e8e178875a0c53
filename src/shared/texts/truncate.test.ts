import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['', 3, ''],
  ['mug', 3, 'mug'],
  ['mugs', 3, 'mug…'],
  ['a mug', 2, 'a…'],
  ['🏺🏺', 3, '🏺…'],
  ['a🏺', 2, 'a…'],
])('%j with at most %d is %j', (text, most, expected) => {
  expect(truncate(text, most)).toBe(expected)
})

test('a hundred letters are kept unless it is said otherwise', () => {
  expect(truncate('a'.repeat(100))).toHaveLength(100)
  expect(truncate('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`)
})

test('what is kept is a beginning that can be part of a URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const short = truncate(text, most)
      expect(text.startsWith(short.replace(/…$/, '').trimEnd())).toBe(true)
      expect(() => encodeURIComponent(short)).not.toThrow()
    }),
  )
})
