import type { KeyObject } from 'node:crypto'
import { readSigned, signed } from '#server/signatures.ts'

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
  const key = signed(secret, `newsletter-${purpose}:${websiteId}`, `${subscriberId}.${askedAt.toString(36)}`)
  return `/newsletter/${purpose}?key=${key}`
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
  const content = readSigned(secret, `newsletter-${purpose}:${websiteId}`, key)
  if (content === null) return null
  const [subscriberId = '', asked = ''] = content.split('.')
  return { subscriberId, askedAt: Number.parseInt(asked, 36) }
}
