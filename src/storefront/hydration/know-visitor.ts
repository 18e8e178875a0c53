import { RECORD_HIT_PATH, SESSION_EVENT } from '#shared/analytics/events.ts'
import { LANDED_KEY, type VisitorCookie, visitorCookieIn, visitorCookies } from '#shared/analytics/visitor-cookies.ts'

/**
 * Recognizes a visitor who agreed to it, for as long as they agree: with cookies and storage keys of this site alone
 * (docs/compatibility.md#cookies). Tells the server that a visit began, and whether it is the first; the server keeps
 * no id.
 * @param newId makes an id that nobody can guess
 */
export function knowVisitor(allowed: readonly string[], newId: () => string): void {
  if (allowed.includes('marketing')) keepId('marketing', newId)
  if (!allowed.includes('analytics')) return
  const isNewSession = visitorCookieIn(document.cookie, 'session') === ''
  keepId('visitor', newId)
  const session = keepId('session', newId)
  const analytics = keepId('analytics', newId)
  const isFirstSession = rememberSession(isNewSession, { session, analytics })
  if (!isNewSession) return
  const data = { url: location.pathname, websiteId: document.body.dataset.websiteId, isFirstSession }
  navigator.sendBeacon(
    RECORD_HIT_PATH,
    new URLSearchParams({ event: SESSION_EVENT, data: JSON.stringify(data), ss_cvr: '' }),
  )
}

/** Makes the id of a cookie where there is none, and lets it live for its whole time again. */
function keepId(which: VisitorCookie, newId: () => string): string {
  const { name, seconds } = visitorCookies[which]
  const id = visitorCookieIn(document.cookie, which) || newId()
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=${id}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  return id
}

/** Writes the keys of this visit, and returns whether it is the first of this browser. */
function rememberSession(isNew: boolean, ids: { readonly session: string; readonly analytics: string }): boolean {
  try {
    const flag = localStorage.getItem('SS_IS_FIRST_SESSION')
    const isFirst = isNew ? flag === null : flag !== 'false'
    localStorage.setItem('SS_IS_FIRST_SESSION', String(isFirst))
    localStorage.setItem('SS_SESSION_ID', ids.session)
    sessionStorage.setItem(LANDED_KEY, 'true')
    rememberAnalyticsId(ids.analytics)
    return isFirst
  } catch {
    console.warn('Unable access local/session storage')
    return true
  }
}

/** Writes the id and its end, where the storage has room: other keys of the site may fill it. */
function rememberAnalyticsId(id: string): void {
  try {
    localStorage.setItem('SS_ANALYTICS_ID', id)
    const expires = Date.now() + visitorCookies.analytics.seconds * 1000
    localStorage.setItem('SS_ANALYTICS_EXPIRATION', String(expires))
  } catch {
    console.warn('Unable to store analyticsId')
  }
}
