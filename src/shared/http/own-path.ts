const SITE = 'https://site.invalid'

/**
 * Whether an address is a path of the site that it stands on. It asks the parser that browsers follow: to it `/\host` and a
 * tab between two slashes lead to another site as well as `//host` does.
 */
export const isOwnPath = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, SITE) && new URL(address, SITE).origin === SITE
