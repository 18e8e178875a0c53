import { expect, test } from 'vitest'
import { isSameFilter } from './segment-words.ts'

test.each([
  [{}, {}, true],
  [{ search: '' }, {}, true],
  [{ state: 'confirmed', search: 'ada' }, { search: 'ada', state: 'confirmed' }, true],
  [{ state: 'confirmed' }, {}, false],
  [{ since: '2026-11-01' }, { since: '2026-11-02' }, false],
] as const)('%j and %j let the same through: %s', (one, other, isSame) => {
  expect(isSameFilter(one, other)).toBe(isSame)
})
