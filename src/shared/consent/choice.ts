/** What visitors can agree to. Scripts of the owner name one: `data-consent="analytics"`. */
export const consentPurposes = ['functional', 'analytics', 'marketing'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The cookie with the choice of a visitor: the version of the banner, and the purposes (`3:analytics.marketing`). */
export const CONSENT_COOKIE = 'cookie-consent'
/** The cookie with the id under which the server keeps the proof of a consent. */
export const PROOF_COOKIE = 'cookie-consent-id'
const HALF_A_YEAR_SECONDS = 15_552_000

/** The cookie's value for a choice. */
export const choiceText = (version: number, purposes: readonly ConsentPurpose[]): string =>
  `${version}:${purposes.join('.')}`

/** The cookie to set for a choice. */
export const choiceCookie = (version: number, purposes: readonly ConsentPurpose[], isSecure: boolean): string =>
  cookieFor(CONSENT_COOKIE, choiceText(version, purposes), isSecure)

/** The cookie to set for the id of a proof; it ends with an empty one. */
export const proofCookie = (id: string, isSecure: boolean): string => cookieFor(PROOF_COOKIE, id, isSecure)

const cookieFor = (name: string, value: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : HALF_A_YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The choice in a browser's cookies; null when there is none for this version of the banner. */
export function choiceIn(cookies: string, version: number): ConsentPurpose[] | null {
  const start = `${version}:`
  const choice = valueIn(cookies, CONSENT_COOKIE)
  if (!choice?.startsWith(start)) return null
  const named = choice.slice(start.length).split('.')
  return consentPurposes.filter((purpose) => named.includes(purpose))
}

/** The id of the proof in a browser's cookies; null without one. */
export function proofIn(cookies: string): string | null {
  return valueIn(cookies, PROOF_COOKIE) || null
}

const valueIn = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * The purposes that a visitor can be asked for. Whose browser asks sites not to track them (Global Privacy Control, Do
 * Not Track) has said no to statistics and marketing, whatever they choose on this site.
 */
export const purposesFor = (purposes: readonly ConsentPurpose[], refusesTracking: boolean): ConsentPurpose[] =>
  purposes.filter((purpose) => !refusesTracking || purpose === 'functional')
