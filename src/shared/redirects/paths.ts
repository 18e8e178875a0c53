/** A placeholder origin for parsing paths. */
const HERE = 'http://site.invalid'

/** First parts of paths that the server itself answers: a redirect from there would never be used. */
const SERVED = new Set([
  '', 'api', 'assets', 'cart', 'checkout', 'config', 'discount', 'healthz', 'media', 'metrics', 'newsletter', 'order', 'readyz',
  'robots.txt', 'search', 'sitemap.xml',
]) // biome-ignore format: one list

/**
 * A path in the normalized form in which redirects are stored and looked up: percent-encoded part by part, without
 * query, fragment or trailing slash. Null for anything that is not a path: it must begin with exactly one slash, so
 * that it never names another host.
 */
export function normalPath(text: string): string | null {
  if (!/^\/(?![/\\])/.test(text)) return null
  const path = text.split(/[?#]/, 1)[0]!.replace(/(?<!\/)\/+$/, '')
  try {
    const parts = path.slice(1).split('/').map(decodeURIComponent)
    if (parts.some((part) => part === '.' || part === '..' || part.includes('\0'))) return null
    return `/${parts.map(encodeURIComponent).join('/')}`
  } catch {
    // An invalid percent-encoding.
    return null
  }
}

/**
 * The old path in the words of an owner or of another shop's file: a path, or a URL whose path is used. Queries are
 * refused.
 */
export function readFrom(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? webUrl(text) : null
  const path = url ? url.pathname + url.search : text
  return /[?#]/.test(path) ? null : normalPath(path)
}

/**
 * The target of a redirect as it is stored: a path of the site with its query, or an http or https URL; null for
 * anything else.
 */
export function readTo(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return webUrl(text)?.href ?? null
  const path = normalPath(text)
  if (path === null || !URL.canParse(text, HERE)) return null
  const { search, hash } = new URL(text, HERE)
  return path + search + hash
}

/** A target whose host is one of the site's own, as a path; others as they are. */
export function withoutOwnHost(to: string, hosts: readonly string[]): string {
  if (!URL.canParse(to)) return to
  const url = new URL(to)
  return hosts.includes(url.hostname) ? url.pathname + url.search + url.hash : to
}

function webUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.hostname !== '' && url.username === '' && url.password === '' ? url : null
}

/** The path of a target on this site, without query; empty for a URL elsewhere. */
export const pathOfTarget = (to: string): string => (to.startsWith('/') ? to.split(/[?#]/, 1)[0]! : '')

/** Whether the server itself answers a path, such as the cart or the home page. */
export const isServed = (path: string): boolean => SERVED.has(path.split('/')[1] ?? '')

/** A target with the visitor's query added to its own. @param query without its question mark */
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
