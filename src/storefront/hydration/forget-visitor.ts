import { cookiesToForget, LANDED_KEY, visitorKeys } from '#shared/analytics/visitor-cookies.ts'

/** Removes the cookies and keys by which a visitor is recognized, except those that they agree to. */
export function forgetVisitor(allowed: readonly string[]): void {
  const names = cookiesToForget(document.cookie, allowed)
  if (names.length === 0) return
  const parts = location.hostname.split('.')
  // A cookie may have been set for a domain above this host: only one that names it removes it.
  const domains = ['', ...parts.slice(0, -1).map((_, place) => `; Domain=${parts.slice(place).join('.')}`)]
  for (const name of names)
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${name}=; Path=/; Max-Age=-1${domain}`
    }
  if (allowed.includes('analytics')) return
  try {
    for (const key of visitorKeys) localStorage.removeItem(key)
    sessionStorage.removeItem(LANDED_KEY)
  } catch {
    // A browser without storage has nothing to forget.
  }
}
