import { isServed, normalPath } from '#shared/redirects/paths.ts'

/** Longer paths are not recorded: people do not link to them. */
export const LONGEST_MISSING = 300
const LONGEST_REFERRER = 200
/** How many URLs are kept for a site: those opened most, the latest of the others, and those that are ignored. */
const MOST_OPENED = 200
const LATEST = 100
const MOST_IGNORED = 300

/** Programs that name themselves. */
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|scan|monitor|preview|facebookexternalhit|feed|curl|wget|python|java\/|go-http|libwww|okhttp|axios|node-fetch|headless ?test/i
/** Names that only programs look for: sign-ins, hidden entrances and secrets of other software. */
const PROBED =
  /^(?:\.|wp-|wordpress$|xmlrpc|phpmyadmin|pma$|cgi-bin$|vendor$|node_modules$|actuator$|autodiscover$|owa$|solr$|boaform$|hnap1$|sendgrid|server-status$|telescope$)/i
/** Files that browsers and programs ask for by themselves, and those without links. */
const FILE =
  /\.(?:ico|png|jpe?g|gif|svg|webp|avif|css|m?js|map|json|xml|txt|woff2?|ttf|eot|webmanifest|env|sql|bak|old|zip|gz|tgz|tar|rar|7z|ya?ml|ini|log|conf|cfg|pem|key|sh|exe|dll|cgi|git)$/i
/** Pages of other software: real links lead to them, and programs try them everywhere. */
const SCRIPT = /\.(?:php\d?|aspx?|jspx?|do|action|cfm)$/i
const TOKEN = /^[A-Za-z0-9]{20,}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a request comes from a program: it names itself as one, or has no user agent. */
export const isRobot = (userAgent: string): boolean => userAgent === '' || ROBOT.test(userAgent)

/**
 * The path under which a URL without a page is recorded; null for URLs that no redirect would help: files that browsers
 * ask for by themselves, those that programs try, and those that may name a person.
 * @param address the path of a request, percent-encoded
 * @param hasReferrer whether a link led there: programs that try URLs rarely say so
 */
export function recordedPath(address: string, hasReferrer: boolean): string | null {
  if (address.length > LONGEST_MISSING) return null
  const path = normalPath(address)
  if (path === null || path.length > LONGEST_MISSING || isServed(path)) return null
  const parts = path.slice(1).split('/').map(decodeURIComponent)
  const last = parts.at(-1)!
  if (parts.some((part) => part === '' || PROBED.test(part) || isPersonal(part))) return null
  if (FILE.test(last) || (SCRIPT.test(last) && !hasReferrer)) return null
  return path
}

/**
 * Where a visitor came from, without what could name a person: a path of the site without query, or the other host.
 * Empty when it is unknown.
 * @param header the header Referer
 * @param ownHosts names of the site's hosts, without port
 */
export function recordedReferrer(header: string | undefined, ownHosts: readonly string[]): string {
  if (!header || !URL.canParse(header)) return ''
  const { protocol, hostname, pathname } = new URL(header)
  if (protocol !== 'https:' && protocol !== 'http:') return ''
  if (!ownHosts.includes(hostname)) return hostname.slice(0, LONGEST_REFERRER)
  if (pathname === '/' || pathname === '/search') return pathname
  return (recordedPath(pathname, true) ?? '').slice(0, LONGEST_REFERRER)
}

/** Whether a part of a path may be an email address, a key or an id of a person. */
export const isPersonal = (part: string): boolean =>
  part.includes('@') || UUID.test(part) || (TOKEN.test(part) && /\d/.test(part))

/** What decides which URLs are kept. */
interface Kept {
  readonly path: string
  readonly count: number
  readonly lastSeenAt: number
  readonly isIgnored: boolean
}

/**
 * The URLs to delete so that a site keeps few: the most opened and the latest stay. So someone who invents URLs
 * never displaces those that many people open.
 */
export function pathsToForget(urls: readonly Kept[]): string[] {
  const byTime = urls.toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)
  const listed = byTime.filter((url) => !url.isIgnored)
  const most = new Set(listed.toSorted((one, other) => other.count - one.count).slice(0, MOST_OPENED))
  const kept = new Set([
    ...most,
    ...listed.filter((url) => !most.has(url)).slice(0, LATEST),
    ...byTime.filter((url) => url.isIgnored).slice(0, MOST_IGNORED),
  ])
  return urls.filter((url) => !kept.has(url)).map((url) => url.path)
}
