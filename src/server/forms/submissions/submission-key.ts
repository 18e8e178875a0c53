import type { KeyObject } from 'node:crypto'
import { newToken } from '#server/identifiers.ts'
import { isSameSecret, sign } from '#server/signatures.ts'

/** How long a key works: people leave pages open over lunch. */
export const KEY_MILLISECONDS = 2 * 60 * 60 * 1000

/** The content of a valid key. */
export interface SubmissionKey {
  /** Identifies the key among submissions, so that it works once. */
  readonly nonce: string
  /** When it was issued, in milliseconds since 1970: an immediate answer is not from a person. */
  readonly givenAt: number
}

/**
 * A key for one submission to a website. Issuing one writes nothing: it is signed, and a submission stores its nonce.
 */
export function createKey(secret: KeyObject, websiteId: string, now: number): string {
  const content = `${now.toString(36)}.${newToken()}`
  return `${content}.${signatureOf(secret, websiteId, content)}`
}

/** The content of a key; null when it is invalid, of another website, or too old. */
export function readKey(secret: KeyObject, websiteId: string, key: string, now: number): SubmissionKey | null {
  const [given = '', nonce = '', signature = ''] = key.split('.')
  if (!isSameSecret(signature, signatureOf(secret, websiteId, `${given}.${nonce}`))) return null
  const givenAt = Number.parseInt(given, 36)
  return now - givenAt <= KEY_MILLISECONDS ? { nonce, givenAt } : null
}

const signatureOf = (secret: KeyObject, websiteId: string, content: string): string =>
  sign(secret, `form:${websiteId}:${content}`)
