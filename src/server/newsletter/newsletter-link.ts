import type { KeyObject } from 'node:crypto'
import { isSameSecret, sign } from '#server/signatures.ts'

/** What a link in an email does: it confirms what was asked for, or ends it. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe'

/** What a genuine link says. */
export interface NewsletterKey {
  readonly subscriberId: string
  /** When the email was asked for, in milliseconds since 1970. */
  readonly askedAt: number
}

/**
 * The signed path that an email carries, which is all that its reader needs: no account, no cookie. The key stands in the
 * query, which is not logged.
 */
export function newsletterPath(
  secret: KeyObject,
  websiteId: string,
  purpose: NewsletterPurpose,
  { subscriberId, askedAt }: NewsletterKey,
): string {
  const content = `${subscriberId}.${askedAt.toString(36)}`
  return `/newsletter/${purpose}?key=${content}.${signatureOf(secret, websiteId, purpose, content)}`
}

/** What a key says; null where it is not ours, of another website, or meant for something else. Its age is not asked. */
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
