export const PASSWORD_RESET = 'password-reset'

/**
 * Emails that open someone's account: only their recipient reads them in the studio, whatever the role of others, and they
 * are deleted soon.
 */
export const personalKinds: readonly string[] = [PASSWORD_RESET]

/** Emails that prove something of their recipient, or are addressed to a list: they never go to another address. */
export const canRedirect = (kind: string): boolean => !personalKinds.includes(kind) && !kind.startsWith('newsletter')
