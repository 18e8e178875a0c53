/** Stands for the site while a path is read. */
const HERE = 'http://site.invalid'

/** First parts of paths where the program itself answers: a redirect from there would never be used. */
const SERVED = new Set([
  '', 'api', 'assets', 'cart', 'checkout', 'config', 'healthz', 'media', 'metrics', 'newsletter', 'order', 'readyz',
  'robots.txt', 'search', 'sitemap.xml',
]) // biome-ignore format: one list

/**
 * A path in the one way in which redirects are kept and looked up: percent-encoded part by part, without query, fragment or
 * a slash at its end. Null where it is no path of a site: it must begin with one slash, so that it never names another host.
 */
export function normalPath(text: string): string | null {
  if (!/^\/(?![/\\])/.test(text)) return null
  const path = text.split(/[?#]/, 1)[0]!.replace(/(?<!\/)\/+$/, '')
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent)
    if (parts.some((part) => part === '.' || part === '..' || part.includes('\0'))) return null
    return `/${parts.map(encodeURIComponent).join('/')}`
  } catch {
    // A percent sign that stands for no letter.
    return null
  }
}

/** The old path that an owner, or the file of another shop, names: a path, or a URL whose path counts. Queries are refused. */
export function readFrom(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? webUrl(text) : null
  const path = url ? url.pathname + url.search : text
  return /[?#]/.test(path) ? null : normalPath(path)
}

/** Where a redirect leads, as it is kept: a path of the site with its query, or an http or https URL; null for anything else. */
export function readTo(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return webUrl(text)?.href ?? null
  const path = normalPath(text)
  if (path === null || !URL.canParse(text, HERE)) return null
  const { search, hash } = new URL(text, HERE)
  return path + search + hash
}

function webUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.hostname !== '' && url.username === '' && url.password === '' ? url : null
}

/** The path of a target on this site, without query; empty for a URL elsewhere. */
export const pathOfTarget = (to: string): string => (to.startsWith('/') ? to.split(/[?#]/, 1)[0]! : '')

/** Whether the program itself answers at a path, such as the cart or the home page. */
export const isServed = (path: string): boolean => SERVED.has(path.split('/')[1] ?? '')

/** A target with the query of the visitor behind its own. @param query without its question mark */
export function withQuery(to: string, query: string): string {
  if (query === '') return to
  const [rest = '', hash] = to.split('#', 2)
  return `${rest}${rest.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** A path as people read it. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
