import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * What shows that a text was written here: HMAC-SHA-256, 43 characters that are safe in addresses and cookies. The text
 * begins with what it is for, so that a signature of one kind is worth nothing as another.
 */
export const sign = (secret: KeyObject, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Whether two secrets are the same, in a time that does not tell how much of them is. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
