import { createHmac, type KeyObject } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Challenge, proofSchema } from '#shared/guard/api.ts'
import type { GuardPurpose } from '#shared/guard/purposes.ts'
import type { Tally } from './tally.ts'

/** People leave pages open over lunch. */
export const CHALLENGE_MILLISECONDS = 2 * 60 * 60 * 1000
/**
 * Rounds of one attempt, and the required beginning of a key (one attempt in 256): a tenth of a second on a desktop,
 * half a second on a phone.
 */
const COST = 1_000
const KEY_PREFIX = '00'

/** A submitted proof: none (or too old), a valid one, or a wrong one. */
export type Proof =
  | { readonly kind: 'none' }
  | { readonly kind: 'good'; readonly nonce: string; readonly givenAt: number; readonly expiresAt: number }
  | { readonly kind: 'wrong' }

/** A signed challenge for visitors of a website; nothing is stored until it is used. */
export async function makeChallenge(
  secret: KeyObject,
  websiteId: string,
  purpose: GuardPurpose,
  now: number,
): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    keyPrefix: KEY_PREFIX,
    deriveKey,
    data: { website: websiteId, purpose, givenAt: now },
    expiresAt: new Date(now + CHALLENGE_MILLISECONDS),
    hmacSignatureSecret: signingSecret(secret),
  })
  return challenge as Challenge
}

/** Checks a proof; its use is counted in the transaction of the submission (`spendingOf`). */
export async function readProof(
  secret: KeyObject,
  websiteId: string,
  purpose: GuardPurpose,
  text: string | undefined,
): Promise<Proof> {
  if (text === undefined || text === '') return { kind: 'none' }
  const parsed = proofSchema.safeParse(parse(text))
  if (!parsed.success) return { kind: 'wrong' }
  const { challenge, solution } = parsed.data
  const { nonce, data, expiresAt } = challenge.parameters
  if (data.website !== websiteId || data.purpose !== purpose) return { kind: 'wrong' }
  const { verified, expired } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey, time: 0 },
    deriveKey,
    hmacSignatureSecret: signingSecret(secret),
  })
  // A page may be open for hours: the other signs decide then.
  if (expired) return { kind: 'none' }
  return verified ? { kind: 'good', nonce, givenAt: data.givenAt, expiresAt: expiresAt * 1000 } : { kind: 'wrong' }
}

/** The one use of a proof, counted in the transaction of the submission. */
export const spendingOf = ({ nonce, expiresAt }: Extract<Proof, { kind: 'good' }>): Tally => ({
  key: `proof ${nonce}`,
  most: 1,
  expiresAt,
})

const signingSecret = (secret: KeyObject) => createHmac('sha256', secret).update('guard:challenge').digest('hex')

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString())
  } catch {
    return null
  }
}
