import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_TRACK_SECONDS } from './schema.ts'
import { formatLength, isoLength, parseLength } from './track-length.ts'

test('a length that is shown can be typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_TRACK_SECONDS }), (seconds) => {
      expect(parseLength(formatLength(seconds))).toBe(seconds)
    }),
  )
})

test.each([
  [187, '3:07', 'PT3M7S'],
  [3750, '1:02:30', 'PT62M30S'],
  [9, '0:09', 'PT0M9S'],
])('%i seconds are %s', (seconds, shown, iso) => {
  expect([formatLength(seconds), isoLength(seconds)]).toEqual([shown, iso])
})

test.each(['', '3', '3:7', '3:77', 'a:20', '-3:00', '3:00 min'])('%o is no length', (text) => {
  expect(parseLength(text)).toBeNull()
})
