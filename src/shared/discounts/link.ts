/** Only parsed against: what a relative address resolves to must stay on it. */
const BASE = 'https://site.invalid'

/** The link that applies a code and leads to a path of the site. */
export const discountLink = (code: string, path = '/'): string =>
  `/discount/${encodeURIComponent(code)}${path === '/' ? '' : `?redirect=${encodeURIComponent(path)}`}`

/** A target of the link, if it is a path of the same site; '/' for everything else, so that no one is led elsewhere. */
export function localPath(target: string | null): string {
  if (!target?.startsWith('/')) return '/'
  const url = URL.parse(target, BASE)
  if (url?.origin !== BASE || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
