import { describe, expect, it, test } from 'vitest'
import { sentenceOf } from '#shared/failures.ts'
import { answerToTry, normalizeCode, refusalOf, takenOff } from './rules.ts'
import type { Discount } from './schema.ts'

const now = Date.UTC(2025, 4, 1)
const spring: Discount = {
  id: 'discount-1',
  code: 'SPRING',
  title: 'Spring',
  kind: 'percent',
  percentMilli: 15_000,
  amountCents: 700,
  minimumSubtotalCents: 5000,
  startsAt: now,
  endsAt: now + 1000,
  usageLimit: 100,
  usedCount: 99,
}
const facts = { subtotalCents: 5000, now, money: (cents: number) => `$${cents / 100}` }

describe('whether a code works', () => {
  test.each<[string, Partial<Discount>, Partial<typeof facts>, string | null]>([
    ['it does', {}, {}, null],
    [
      'it does, without any limit',
      { startsAt: null, endsAt: null, usageLimit: null, minimumSubtotalCents: 0 },
      {},
      null,
    ],
    ['too early', {}, { now: now - 1 }, 'This code isn’t valid yet.'],
    ['the last moment', {}, { now: now + 999 }, null],
    ['too late', {}, { now: now + 1000 }, 'This code has expired.'],
    ['used up', { usedCount: 100 }, {}, 'This code has reached its usage limit.'],
    ['too little in the cart', {}, { subtotalCents: 4999 }, 'Spend $50 or more to use this code.'],
  ])('%s', (_, changes, differing, sentence) => {
    const refusal = refusalOf({ ...spring, ...changes }, { ...facts, ...differing })
    expect(refusal && sentenceOf(refusal)).toBe(sentence)
  })
})

it('tells someone who tries codes only what is missing, never that a code exists', () => {
  const answers = [null, { now: now - 1 }, { now: now + 1000 }].map((differing) =>
    sentenceOf(answerToTry(differing && refusalOf(spring, { ...facts, ...differing }))),
  )
  expect(new Set(answers).size).toBe(1)
  expect(sentenceOf(answerToTry(refusalOf(spring, { ...facts, subtotalCents: 1 })))).toBe(
    'Spend $50 or more to use this code.',
  )
})

describe('what a code takes', () => {
  test.each([
    ['percent', 1999, 'USD', 300],
    ['percent', 150000, 'JPY', 22500],
    ['amount', 1999, 'USD', 700],
    ['amount', 500, 'USD', 500],
    ['amount', 150000, 'JPY', 700],
    ['free-shipping', 1999, 'USD', 0],
  ] as const)('%s of %i %s', (kind, goods, currency, taken) => {
    expect(takenOff({ ...spring, kind }, goods, currency)).toBe(taken)
  })
})

it('compares codes without regard to case and spaces', () => {
  expect(normalizeCode(' spring ')).toBe('SPRING')
})
