import type { KeyObject } from 'node:crypto'
import { newToken } from '#server/identifiers.ts'
import { readSigned, signed } from '#server/signatures.ts'

/** How long a key works: people leave pages open over lunch. */
export const KEY_MILLISECONDS = 2 * 60 * 60 * 1000
const SIGNATURE_LENGTH = 43

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
  return signed(secret, `form:${websiteId}`, `${now.toString(36)}.${newToken()}`, SIGNATURE_LENGTH)
}

/** The content of a key; null when it is invalid, of another website, or too old. */
export function readKey(secret: KeyObject, websiteId: string, key: string, now: number): SubmissionKey | null {
  const content = readSigned(secret, `form:${websiteId}`, key, SIGNATURE_LENGTH)
  if (content === null) return null
  const [given = '', nonce = ''] = content.split('.')
  const givenAt = Number.parseInt(given, 36)
  return now - givenAt <= KEY_MILLISECONDS ? { nonce, givenAt } : null
}
