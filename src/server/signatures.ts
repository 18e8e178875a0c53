import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * Proves that a text was written here: HMAC-SHA-256, 43 characters that are safe in URLs and cookies. The text begins
 * with its purpose, so that a signature of one kind is not valid as another.
 */
export const sign = (secret: KeyObject, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
