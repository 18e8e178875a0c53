/** The link that applies a code and leads to a path of the site. */
export const discountLink = (code: string, path = '/'): string =>
  `/discount/${encodeURIComponent(code)}${path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`}`
