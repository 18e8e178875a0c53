import { describe, expect, test } from 'vitest'
import {
  costInWords,
  judgeMethod,
  newMethod,
  newPackage,
  type Rate,
  stepsOf,
  withKind,
  withStepMore,
  withSteps,
} from './method-rules.ts'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
const tiers = [
  { upToGrams: 1000, costCents: 2400 },
  { upToGrams: null, costCents: 5200 },
]
const byWeight: Rate = { kind: 'by-weight', tiers }
const post = (rate: Rate, freeOverCents: number | null = null) => ({
  ...newMethod('post'),
  name: 'Post',
  rate,
  freeOverCents,
})

test.each([
  [post({ kind: 'flat', costCents: 900 }, 12_000), '$9.00, free from $120.00'],
  [post({ kind: 'flat', costCents: 0 }), 'Free'],
  [post(byWeight), 'By weight, $24.00 to $52.00'],
  [post({ kind: 'by-price', tiers: [{ upToCents: null, costCents: 500 }] }), 'By price, $5.00'],
  [
    post({ kind: 'by-package', packages: [newPackage(500, 'cm'), newPackage(900, 'in')], roomPercent: 15 }),
    'By package, $5.00 to $9.00',
  ],
  [post({ kind: 'pickup' }), 'Free pickup'],
])('costs %j', (method, words) => {
  expect(costInWords(method, money)).toBe(words)
})

describe('steps', () => {
  test('go out and in again', () => {
    expect(withSteps(byWeight, stepsOf(byWeight))).toEqual(byWeight)
  })

  test('one more comes before the one without an end, and rises', () => {
    expect(withStepMore(stepsOf(byWeight)).map(({ upTo }) => upTo)).toEqual([1000, 2000, null])
    expect(withStepMore([]).map(({ upTo }) => upTo)).toEqual([1000])
  })

  test.each(['flat', 'by-weight', 'by-price', 'pickup'] as const)('become %s with the cost that was there', (kind) => {
    const rate = withKind({ kind: 'flat', costCents: 700 }, kind, 'cm')
    expect(judgeMethod(post(rate))).toEqual({})
    for (const { costCents } of stepsOf(rate)) expect(costCents).toBe(700)
  })
})

test('packages begin with the cost that was there, and ask for their names', () => {
  const rate = withKind(byWeight, 'by-package', 'cm')
  expect(rate).toMatchObject({ packages: [{ name: '', costCents: 2400 }] })
  expect(Object.keys(judgeMethod(post(rate)))).toEqual(['rate.packages.0.name'])
})

test.each([
  [post({ kind: 'flat', costCents: Number.NaN }), ['rate.costCents']],
  [{ ...post(byWeight), name: ' ' }, ['name']],
  [post(withSteps(byWeight, [{ upTo: 0, costCents: 1 }])), ['rate.tiers.0.upToGrams']],
  [
    post(
      withSteps(
        byWeight,
        [5, 5].map((upTo) => ({ upTo, costCents: 1 })),
      ),
    ),
    ['rate.tiers.1.upToGrams'],
  ],
])('%j is refused by its field', (method, fields) => {
  expect(Object.keys(judgeMethod(method))).toEqual(fields)
})
