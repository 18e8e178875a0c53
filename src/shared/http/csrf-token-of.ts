const CSRF_COOKIE = /(?:^|;\s*)crumb=([^;]*)/

/** The browser's CSRF token for this site, which is sent back with each call; '' when it has none. */
export function csrfTokenOf(): string {
  return decodeURIComponent(CSRF_COOKIE.exec(document.cookie)?.[1] ?? '')
}
