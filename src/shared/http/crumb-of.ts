const CRUMB_COOKIE = /(?:^|;\s*)crumb=([^;]*)/

/** The crumb that the browser holds for this site, as it goes back to the server (§8); '' when it has none. */
export function crumbOf(): string {
  return decodeURIComponent(CRUMB_COOKIE.exec(document.cookie)?.[1] ?? '')
}
