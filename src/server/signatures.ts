import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'

/**
 * Proves that a text was written here: HMAC-SHA-256, 43 characters that are safe in URLs and cookies. The text begins
 * with its purpose, so that a signature of one kind is not valid as another.
 */
const sign = (secret: KeyObject, text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

/** Characters of a signature in a link: 168 bits. */
const LINK_LENGTH = 28

/** The key in the link to something that the link names. */
export const linkKey = (secret: KeyObject, text: string): string => sign(secret, text).slice(0, LINK_LENGTH)

/** Whether a key is the one of a text, in constant time. */
export const isLinkKey = (secret: KeyObject, text: string, key: string): boolean =>
  isSameSecret(linkKey(secret, text), key)

/**
 * A content that proves that it was written here: `content.signature`.
 * @param purpose what the text is for, and for whom; it is not valid for another
 * @param length characters of the signature
 */
export function signed(secret: KeyObject, purpose: string, content: string, length = LINK_LENGTH): string {
  return `${content}.${sign(secret, `${purpose}:${content}`).slice(0, length)}`
}

/** The content of a text that `signed` has made for the purpose; null for any other. */
export function readSigned(secret: KeyObject, purpose: string, text: string, length = LINK_LENGTH): string | null {
  const content = text.slice(0, Math.max(0, text.lastIndexOf('.')))
  return content !== '' && isSameSecret(signed(secret, purpose, content, length), text) ? content : null
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
