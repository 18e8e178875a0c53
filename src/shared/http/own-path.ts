const SITE = 'https://site.invalid'

/**
 * Whether a URL is a path of the same site. It uses the browsers' parser: `/\host` and a tab between two slashes also
 * lead to another site, as `//host` does.
 */
export const isOwnPath = (address: string): boolean => ownPathOf(address) !== null

/** A path of the same site as browsers read it, with its query and hash; null for every other address. */
export function ownPathOf(address: string): string | null {
  const url = address.startsWith('/') ? URL.parse(address, SITE) : null
  if (url?.origin !== SITE || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
