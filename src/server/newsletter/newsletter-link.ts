import type { KeyObject } from 'node:crypto'
import { isSameSecret, sign } from '#server/signatures.ts'

/** The purpose of a link in an email: it confirms a subscription, or ends it. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe'

/** The content of a valid link. */
export interface NewsletterKey {
  readonly subscriberId: string
  /** When the email was requested, in milliseconds since 1970. */
  readonly askedAt: number
}

/** The signed path in an email, which needs no account and no cookie. The key is in the query, which is not logged. */
export function newsletterPath(
  secret: KeyObject,
  websiteId: string,
  purpose: NewsletterPurpose,
  { subscriberId, askedAt }: NewsletterKey,
): string {
  const content = `${subscriberId}.${askedAt.toString(36)}`
  return `/newsletter/${purpose}?key=${content}.${signatureOf(secret, websiteId, purpose, content)}`
}

/**
 * The content of a key; null when it is invalid, of another website, or for another purpose. Its age is not checked.
 */
export function readNewsletterKey(
  secret: KeyObject,
  websiteId: string,
  purpose: NewsletterPurpose,
  key: string,
): NewsletterKey | null {
  const [subscriberId = '', asked = '', signature = ''] = key.split('.')
  if (!isSameSecret(signature, signatureOf(secret, websiteId, purpose, `${subscriberId}.${asked}`))) return null
  return { subscriberId, askedAt: Number.parseInt(asked, 36) }
}

const signatureOf = (secret: KeyObject, websiteId: string, purpose: NewsletterPurpose, content: string): string =>
  sign(secret, `newsletter-${purpose}:${websiteId}:${content}`).slice(0, 28)
