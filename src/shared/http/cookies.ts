/**
 * The cookie with the CSRF token. It is sent back as `CSRF_HEADER`, or as the field or query value of the same name.
 */
export const CSRF_COOKIE = 'crumb'

export const CSRF_HEADER = 'x-csrf-token'

/** Where a visitor gets a CSRF token. Apart from its contract, which would load the schema library. */
export const CSRF_PATH = '/api/crumb'
