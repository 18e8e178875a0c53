import type { KeyObject } from 'node:crypto'
import { readSigned, signed } from '#server/signatures.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** How long a link works that the owner gives to a customer: they may read it days later. */
const LINK_MILLISECONDS = 7 * DAY_MILLISECONDS

const purposeOf = (websiteId: string) => `tax exemption:${websiteId}`

/** The key of a link that an owner passes on. It works until it expires, as long as the customer is exempt. */
export function ownerLinkKey(
  secret: KeyObject,
  websiteId: string,
  { customerId, at }: { readonly customerId: string; readonly at: number },
): { readonly key: string; readonly expiresAt: number } {
  const expiresAt = at + LINK_MILLISECONDS
  return { key: signed(secret, purposeOf(websiteId), `${customerId}.${expiresAt}`), expiresAt }
}

/** The customer of a key that `ownerLinkKey` has made; null for any other key, and after it has expired. */
export function customerOfOwnerLink(secret: KeyObject, websiteId: string, key: string, at: number): string | null {
  const [customerId, expiresAt] = readSigned(secret, purposeOf(websiteId), key)?.split('.') ?? []
  return customerId !== undefined && Number(expiresAt) > at ? customerId : null
}
