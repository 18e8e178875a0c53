import fc from 'fast-check'
import { expect, test } from 'vitest'
import { URL_ID_MAXIMUM } from '#shared/pages/url-id.ts'
import { freeUrlId, slugOrFallback } from './free-url-id.ts'

const URL_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** URLs in which the slug and its first numbers are taken, and a count of the queries. */
function houseWith(numbers: number) {
  const taken = new Set(['mug', ...Array.from({ length: numbers }, (_, index) => `mug-${index + 1}`)])
  let questions = 0
  const takenAmong = async (urlIds: readonly string[]) => {
    questions += 1
    return new Set(urlIds.filter((one) => taken.has(one)))
  }
  return { takenAmong, questions: () => questions }
}

test('the first free number follows the last taken one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(3_000), async (numbers) => {
      expect(await freeUrlId('mug', houseWith(numbers).takenAmong)).toBe(`mug-${numbers + 1}`)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['Shop', 'Store', [], 'shop'],
  ['Shop', 'Store', ['shop'], 'shop-1'],
  ['Ab', 'Store', [], 'store'],
  ['陶器', 'Store', ['store'], 'store-1'],
])('%j, or %s, where %j are taken: %s', async (title, fallback, taken, urlId) => {
  expect(await freeUrlId(slugOrFallback(title, fallback), async () => new Set(taken))).toBe(urlId)
})

test('an address is always free, well formed and not too long', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(30), async (title, count) => {
      const taken = new Set<string>()
      for (let round = 0; round <= count; round += 1) {
        const urlId = await freeUrlId(slugOrFallback(title, 'Page'), async () => taken)
        expect(urlId).toMatch(URL_ID)
        expect(urlId.length).toBeLessThanOrEqual(URL_ID_MAXIMUM)
        expect(taken.has(urlId)).toBe(false)
        taken.add(urlId)
      }
    }),
    { numRuns: 50 },
  )
})

test('a number that became free is given again', async () => {
  const taken = new Set(['mug', 'mug-1', 'mug-2', 'mug-4'])
  expect(await freeUrlId('mug', async () => taken)).toBe('mug-3')
})

test('what is free stays as it is', async () => {
  expect(await freeUrlId('bowl', houseWith(5).takenAmong)).toBe('bowl')
})

test('ten thousand of one name cost a few questions', async () => {
  const house = houseWith(10_000)
  expect(await freeUrlId('mug', house.takenAmong)).toBe('mug-10001')
  expect(house.questions()).toBeLessThan(8)
})
