import { expect, test } from 'vitest'
import { FASTEST_PERSON } from '#shared/guard/purposes.ts'
import type { Proof } from './challenge.ts'
import { isCrowd, isFlood, judgeSigns, type rateLimits } from './judge.ts'

const now = 1_000_000
const good = (age: number): Proof => ({ kind: 'good', nonce: 'a', givenAt: now - age, expiresAt: now })
const none: Proof = { kind: 'none' }
const wrong: Proof = { kind: 'wrong' }

test.each<[string, { honeypot: string | undefined; proof: Proof }, string | null]>([
  ['nothing in the trap and a proof', { honeypot: undefined, proof: good(FASTEST_PERSON) }, null],
  ['an empty trap, as plain posts send it', { honeypot: '', proof: none }, null],
  ['no proof, for counts to judge', { honeypot: undefined, proof: none }, null],
  ['something in the trap, whatever proves', { honeypot: 'https://x.example', proof: good(60_000) }, 'honeypot'],
  ['a space in the trap', { honeypot: ' ', proof: none }, 'honeypot'],
  ['a forged proof', { honeypot: undefined, proof: wrong }, 'proof-wrong'],
  ['an answer within the second', { honeypot: undefined, proof: good(FASTEST_PERSON - 1) }, 'too-fast'],
  ['a proof from the future', { honeypot: undefined, proof: good(-5) }, 'too-fast'],
])('%s', (_what, signs, reason) => {
  expect(judgeSigns({ ...signs, now })).toEqual(reason && { decision: 'spam', reason })
})

test.each<[keyof typeof rateLimits, number, boolean]>([
  ['unprovenFromNetwork', 20, false],
  ['unprovenFromNetwork', 21, true],
  ['unproven', 120, false],
  ['unproven', 121, true],
  ['letIn', 300, false],
  ['letIn', 301, true],
  ['letInOnSite', 1000, false],
  ['letInOnSite', 1001, true],
])('%s of %i is too much: %s', (name, count, isTooMuch) => {
  const rates = { unprovenFromNetwork: 0, unproven: 0, letIn: 0, letInOnSite: 0, [name]: count }
  expect(isCrowd(rates, 1) || isFlood(rates, 1)).toBe(isTooMuch)
  expect(isCrowd(rates, 2) || isFlood(rates, 2)).toBe(false)
})
