export const PASSWORD_RESET = 'password-reset'

export const STAFF_INVITATION = 'staff-invitation'

export const GIFT_CARD_EMAIL = 'gift-card'

export const EXEMPTION_LINK = 'tax-exemption-link'

export const OWN_PRICES_LINK = 'own-prices-link'

/**
 * Emails that give access to an account or to money: only their recipient can read them in the studio, if that is someone
 * who manages the site, and they are deleted soon.
 */
export const personalKinds: readonly string[] = [
  PASSWORD_RESET,
  STAFF_INVITATION,
  GIFT_CARD_EMAIL,
  EXEMPTION_LINK,
  OWN_PRICES_LINK,
]

/** Emails that give access to an account, also on other sites: those who set up the mail server of one could read them. */
export const isConfidential = (kind: string): boolean => kind === PASSWORD_RESET

/** Emails that prove something about their recipient, or go to a list, are never sent to another address. */
export const canRedirect = (kind: string): boolean =>
  !personalKinds.includes(kind) &&
  !kind.startsWith('newsletter') &&
  !['restock-notice', 'review-request', 'cart-reminder'].includes(kind)
