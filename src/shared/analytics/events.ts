/** Where pages report what visitors do; pages of sites know this path. */
export const RECORD_HIT_PATH = '/api/census/RecordHit'
/** A page was opened. Pages of sites send other names for it, which are taken too. */
export const VIEW_EVENT = 'View'
/** A visitor who agreed to be recognized came for the first time, or came back. */
export const SESSION_EVENT = 'session-begun'
/** How long the page was visible. */
export const TIME_EVENT = 'page-time'
