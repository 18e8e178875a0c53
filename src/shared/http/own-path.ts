const SITE = 'https://site.invalid'

/**
 * Whether a URL is a path of the same site. It uses the browsers' parser: `/\host` and a tab between two slashes also
 * lead to another site, as `//host` does.
 */
export const isOwnPath = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, SITE) && new URL(address, SITE).origin === SITE
