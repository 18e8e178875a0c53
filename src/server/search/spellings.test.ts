import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMeantBy, shortWordsNear, slipsBetween, spellingsOf } from './spellings.ts'

const word = fc.stringMatching(/^[a-z]{4,12}$/)

/** A word with one misspelling at a position. */
function slipped(right: string, place: number, kind: string): string {
  const at = place % (right.length - 1)
  if (kind === 'missing') return right.slice(0, at) + right.slice(at + 1)
  if (kind === 'more') return `${right.slice(0, at)}x${right.slice(at)}`
  if (kind === 'wrong') return `${right.slice(0, at)}x${right.slice(at + 1)}`
  return right.slice(0, at) + right[at + 1]! + right[at]! + right.slice(at + 2)
}

test('a word that is one slip away meets the right one in a spelling, and is taken for it', () => {
  const kinds = fc.constantFrom('missing', 'more', 'wrong', 'swapped')
  fc.assert(
    fc.property(word, fc.nat(20), kinds, (right, place, kind) => {
      const wrong = slipped(right, place, kind)
      const meeting = new Set(spellingsOf(right)).intersection(new Set(spellingsOf(wrong)))
      expect(meeting.size).toBeGreaterThan(0)
      expect(slipsBetween(right, wrong)).toBeLessThanOrEqual(1)
      expect(isMeantBy(wrong, right)).toBe(true)
    }),
  )
})

test.each([
  ['mug', 'mug', 0],
  ['harbor', 'harbour', 1],
  ['table', 'tabel', 1],
  ['teapot', 'taepto', 2],
  ['', 'abc', 3],
])('%s and %s are %i slips apart', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test.each([
  ['mgu', 'mug', 0],
  ['mugg', 'mug', 0],
  ['mog', 'mug', 1],
  ['кит', 'кот', 1],
])('%s may stand for the short word %s', (term, word, place) => {
  expect(shortWordsNear(term)[place]).toContain(word)
})

test('as many short words are tried out, however many there are in the shop; each is one slip away', () => {
  const near = shortWordsNear('mug').flat()
  expect(near.length).toBeLessThan(100)
  for (const other of near) expect(slipsBetween('mug', other)).toBeLessThanOrEqual(1)
  expect(shortWordsNear('harbor')).toEqual([])
})
