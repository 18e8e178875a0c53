import type { LinkDescription } from '@paypal/paypal-server-sdk'

/**
 * The id in a link to another object of PayPal, such as the capture that a refund belongs to; null when there is none.
 * @param collection the part of the path before the id, such as `captures`
 */
export function idInLink(
  links: readonly Pick<LinkDescription, 'href' | 'rel'>[] | undefined,
  rel: string,
  collection: string,
): string | null {
  const before = `/${collection}/`
  const href = links?.find((link) => link.rel === rel && link.href.includes(before))?.href ?? ''
  return /^[A-Za-z0-9-]+/.exec(href.split(before)[1] ?? '')?.[0] ?? null
}
