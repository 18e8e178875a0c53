/** The cookie that comes back as `CRUMB_HEADER`, or as the field or query value of the same name. */
export const CRUMB_COOKIE = 'crumb'

export const CRUMB_HEADER = 'x-csrf-token'

/** Where a visitor without a crumb gets one. Kept apart from its contract, which would bring the schema library along. */
export const CRUMB_PATH = '/api/crumb'
