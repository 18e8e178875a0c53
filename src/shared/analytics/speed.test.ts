import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, ratingOf, speedMetrics, threeOfFour } from './speed.ts'
import { readSpeed } from './speed-records.ts'

test.each([
  ['FCP', 1_800, 'good'],
  ['FCP', 1_801, 'middle'],
  ['FCP', 3_001, 'poor'],
  ['LCP', 2_500, 'good'],
  ['LCP', 4_000, 'middle'],
  ['LCP', 4_001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'middle'],
  ['CLS', 0.26, 'poor'],
  ['FID', 100, 'good'],
  ['FID', 301, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
] as const)('%s of %d is %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating)
})

test('three of four are found within 5 % from the buckets', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...speedMetrics),
      fc.array(fc.double({ min: 0.01, max: 60, noNaN: true }), { minLength: 1, maxLength: 80 }),
      (metric, raw) => {
        const values = raw.map((value) => (metric === 'CLS' ? value : value * 1_000))
        const counts = Map.groupBy(values, (value) => bucketOf(metric, value))
        const exact = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1]!
        const found = threeOfFour(
          metric,
          [...counts].map(([bucket, { length }]) => ({ bucket, count: length })),
        )!
        expect(found).toBeGreaterThanOrEqual(exact * 0.999)
        expect(found).toBeLessThanOrEqual(exact * 1.051)
      },
    ),
  )
  expect(threeOfFour('LCP', [])).toBeNull()
  expect(threeOfFour('CLS', [{ bucket: bucketOf('CLS', 0), count: 3 }])).toBe(0)
})

const record = (changes: object = {}) => ({
  ...{ app: 'storefront', event: 'LCP', pageLoadId: 'a1', ts: 1, raw: 1_234.5 },
  data: { url: '/', pageType: 50, cause: 'img.hero' },
  ...changes,
})

test.each([
  ['a list', [record()]],
  ['the text of a list', JSON.stringify([record()])],
  ['data as a text', [record({ data: JSON.stringify({ url: '/', pageType: 50, cause: 'img.hero' }) })]],
  [
    'the value in the data',
    [record({ raw: undefined, data: { url: '/', pageType: 50, cause: 'img.hero', value: 1_234.5 } })],
  ],
])('records are read from %s', (_, body) => {
  expect(readSpeed(body)).toEqual([
    { metric: 'LCP', value: 1_234.5, url: '/', websiteId: null, pageType: 50, cause: 'img.hero', connection: null },
  ])
})

test.each([
  ['another event is left out', [record({ event: 'long-task' })], []],
  ['a value that cannot be is left out', [record({ raw: 1e9 }), record({ raw: -1 }), record({ raw: 'fast' })], []],
  ['an unknown page type counts as none', [record({ data: { pageType: 9999 } })], [0]],
  ['a text is none', 'fast', null],
  ['an object is none', {}, null],
  ['a long list is none', Array(101).fill(record()), null],
  ['a list of other things is none', [1], null],
])('%s', (_, body, types) => {
  expect(readSpeed(body)?.map(({ pageType }) => pageType) ?? null).toEqual(types)
})
