/** Names of the cookies of a browser that has opened the link of a customer in a group. */
export const groupCookies = {
  /** The secret of the link; HttpOnly. */
  token: 'GROUP',
  /** Tells scripts that there are prices to ask for. Holds nothing else. */
  mark: 'hasGroup',
} as const

/** A browser keeps the prices for half a year; a withdrawn link ends them at once. */
export const GROUP_LIFETIME_SECONDS = 180 * 24 * 60 * 60
