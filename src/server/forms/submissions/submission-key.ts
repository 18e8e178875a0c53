import type { KeyObject } from 'node:crypto'
import { newToken } from '#server/identifiers.ts'
import { isSameSecret, sign } from '#server/signatures.ts'

/** How long a key may be used: people leave pages open over lunch. */
export const KEY_MILLISECONDS = 2 * 60 * 60 * 1000

/** What a genuine key says. */
export interface SubmissionKey {
  /** Names the key among answers, so that it is good once. */
  readonly nonce: string
  /** When it was given out, in milliseconds since 1970: anyone who answers within a moment is no person. */
  readonly givenAt: number
}

/**
 * A key for one submission to a website (§7). Nothing is written when it is given out: it is signed, and a submission keeps
 * its nonce.
 */
export function createKey(secret: KeyObject, websiteId: string, now: number): string {
  const content = `${now.toString(36)}.${newToken()}`
  return `${content}.${signatureOf(secret, websiteId, content)}`
}

/** What a key says; null when it is not ours, of another website, or too old. */
export function readKey(secret: KeyObject, websiteId: string, key: string, now: number): SubmissionKey | null {
  const [given = '', nonce = '', signature = ''] = key.split('.')
  if (!isSameSecret(signature, signatureOf(secret, websiteId, `${given}.${nonce}`))) return null
  const givenAt = Number.parseInt(given, 36)
  return now - givenAt <= KEY_MILLISECONDS ? { nonce, givenAt } : null
}

const signatureOf = (secret: KeyObject, websiteId: string, content: string): string =>
  sign(secret, `form:${websiteId}:${content}`)
