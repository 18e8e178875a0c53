import { createSecretKey } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { solve } from '#server/testing/forms/submit-answers.ts'
import { CHALLENGE_MILLISECONDS, makeChallenge, readProof } from './challenge.ts'

const secret = createSecretKey(Buffer.alloc(32, 1))
const now = Date.now()
const challenge = await makeChallenge(secret, 'site', 'form', now)
const proof = await solve(challenge)
const read = (text: string | undefined, websiteId = 'site') => readProof(secret, websiteId, 'form', text)

/** The same proof with changed content. */
function changed(change: (proof: { challenge: typeof challenge; solution: { counter: number } }) => void): string {
  const content = JSON.parse(Buffer.from(proof, 'base64').toString())
  change(content)
  return Buffer.from(JSON.stringify(content)).toString('base64')
}

test('what a browser computed proves it, and says when it began', async () => {
  expect(await read(proof)).toMatchObject({ kind: 'good', nonce: challenge.parameters.nonce, givenAt: now })
})

test.each<[string, () => string | undefined]>([
  ['nothing', () => undefined],
  ['an empty text', () => ''],
])('%s is no proof, and no crime', async (_what, text) => {
  expect(await read(text())).toEqual({ kind: 'none' })
})

test.each<[string, () => string]>([
  [
    'another number',
    () =>
      changed((one) => {
        one.solution.counter += 1
      }),
  ],
  [
    'an easier puzzle',
    () =>
      changed((one) => {
        one.challenge.parameters.keyPrefix = '0'
      }),
  ],
  [
    'a longer time',
    () =>
      changed((one) => {
        one.challenge.parameters.expiresAt += 60
      }),
  ],
  [
    'an earlier beginning',
    () =>
      changed((one) => {
        one.challenge.parameters.data.givenAt -= 60_000
      }),
  ],
  [
    'another signature',
    () =>
      changed((one) => {
        one.challenge.signature = '0'.repeat(64)
      }),
  ],
  ['another purpose', () => changed((one) => (one.challenge.parameters.data.purpose = 'sign-in'))],
  ['no JSON', () => 'bm90IEpTT04='],
  ['lists in lists', () => Buffer.from('['.repeat(3000)).toString('base64')],
  ['null', () => Buffer.from('null').toString('base64')],
])('a proof with %s is wrong', async (_what, text) => expect(await read(text())).toEqual({ kind: 'wrong' }))

test('a proof of another site is wrong, and so is one that another installation signed', async () => {
  expect(await read(proof, 'other')).toEqual({ kind: 'wrong' })
  const others = await solve(await makeChallenge(createSecretKey(Buffer.alloc(32, 2)), 'site', 'form', now))
  expect(await read(others)).toEqual({ kind: 'wrong' })
})

test('a proof that is too old counts as none', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: now + CHALLENGE_MILLISECONDS + 1000 })
  const late = await read(proof)
  vi.useRealTimers()
  expect(late).toEqual({ kind: 'none' })
})
