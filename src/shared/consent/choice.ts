/** What visitors can agree to. Scripts of the owner name one: `data-consent="analytics"`. */
export const consentPurposes = ['functional', 'analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The cookie with the choice of a visitor: the version of the banner, and the purposes (`3:analytics.marketing`). */
export const CONSENT_COOKIE = 'cookie-consent'
const HALF_A_YEAR_SECONDS = 15_552_000

/** The cookie's value for a choice. */
export const choiceText = (version: number, purposes: readonly ConsentPurpose[]): string =>
  `${version}:${purposes.join('.')}`

/** The cookie to set for a choice. */
export const choiceCookie = (version: number, purposes: readonly ConsentPurpose[], isSecure: boolean): string =>
  `${CONSENT_COOKIE}=${choiceText(version, purposes)}; Path=/; Max-Age=${HALF_A_YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The choice in a browser's cookies; null when there is none for this version of the banner. */
export function choiceIn(cookies: string, version: number): ConsentPurpose[] | null {
  const start = `${CONSENT_COOKIE}=${version}:`
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(start))
  if (found === undefined) return null
  const named = found.slice(start.length).split('.')
  return consentPurposes.filter((purpose) => named.includes(purpose))
}
