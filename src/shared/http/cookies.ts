/** Names of §9 under which a site's scripts look for cookies. */
export const cookies = {
  /** Comes back as `CRUMB_HEADER`, or as the field or query value of the same name (§8). */
  crumb: 'crumb',
  visitor: 'ss_cvr',
  siteUser: 'SiteUserInfo',
  marketing: 'SS_MID',
} as const

export const CRUMB_HEADER = 'x-csrf-token'

/** Where a visitor without a crumb gets one. Kept apart from its contract, which would bring the schema library along. */
export const CRUMB_PATH = '/api/crumb'

/** How long cookies live (§9), in seconds. */
export const cookieLifetimes = {
  visitor: 2 * 365 * 24 * 60 * 60,
  session: 30 * 60,
  analytics: 390 * 24 * 60 * 60,
} as const
