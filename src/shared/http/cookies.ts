/**
 * The cookie with the CSRF token. It is sent back as `CRUMB_HEADER`, or as the field or query value of the same name.
 */
export const CRUMB_COOKIE = 'crumb'

export const CRUMB_HEADER = 'x-csrf-token'

/** Where a visitor gets a CSRF token. Apart from its contract, which would load the schema library. */
export const CRUMB_PATH = '/api/crumb'
