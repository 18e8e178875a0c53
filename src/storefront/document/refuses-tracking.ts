/**
 * Whether the browser asks sites not to track its user: Global Privacy Control or Do Not Track. Its source text is
 * printed into pages, so it cannot use anything from outside.
 */
export function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
