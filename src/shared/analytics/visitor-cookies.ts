const DAY_SECONDS = 86_400

/** The cookies that sites use to recognize a visitor who agreed to it; other software reads their names. */
export const visitorCookies = {
  /** The visitor. */
  visitor: { name: 'ss_cvr', seconds: 730 * DAY_SECONDS },
  /** Their visit: it ends when no page is opened for half an hour. */
  session: { name: 'SS_SESSION_ID', seconds: 1_800 },
  /** The id of the newer tracker. */
  analytics: { name: 'SS_ANALYTICS_ID', seconds: 390 * DAY_SECONDS },
  /** For advertisements. */
  marketing: { name: 'SS_MID', seconds: 390 * DAY_SECONDS },
} as const
export type VisitorCookie = keyof typeof visitorCookies

/** Cookies that are removed where a visitor has not agreed to statistics, also those that an earlier site has left. */
const analyticsCookies = [
  ...['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt'],
  ...['SS_SESSION_ID', 'SS_ANALYTICS_ID'],
] as const

/** Keys of the local storage that go with them. */
export const visitorKeys = [
  'SS_ANALYTICS_ID',
  'SS_ANALYTICS_EXPIRATION',
  'SS_IS_FIRST_SESSION',
  'SS_SESSION_ID',
] as const
/** The key of a tab that has opened a page of the site. */
export const LANDED_KEY = 'SS_HAS_LANDED'

/** The cookies of a browser that its visitor has not agreed to. */
export function cookiesToForget(cookies: string, allowed: readonly string[]): string[] {
  const names = new Set(cookies.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0]!))
  return [
    ...(allowed.includes('analytics') ? [] : analyticsCookies),
    ...(allowed.includes('marketing') ? [] : [visitorCookies.marketing.name]),
  ].filter((name) => names.has(name))
}

/** The value of one of these cookies; empty without it. */
export const visitorCookieIn = (cookies: string, which: VisitorCookie): string =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${visitorCookies[which].name}=`))
    ?.slice(visitorCookies[which].name.length + 1) ?? ''
