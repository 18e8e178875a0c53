/** Cookies of the cart. */
export const cartCookies = {
  /** The secret by which the visitor's cart is known; scripts cannot read it. */
  token: 'CART',
  /** Tells scripts that there is a cart worth loading (§4), and nothing else. */
  mark: 'hasCart',
} as const

/** A cart that no one touches is forgotten after two weeks. */
export const CART_LIFETIME_SECONDS = 14 * 24 * 60 * 60
