/** Names of the cart's cookies. */
export const cartCookies = {
  /** The secret that identifies the visitor's cart; HttpOnly. */
  token: 'CART',
  /** Tells scripts that there is a cart to load. Holds nothing else. */
  mark: 'hasCart',
  /** The token of the visitor's own cart, while `token` is that of a draft order; HttpOnly. */
  kept: 'CART_KEPT',
  /** The token of the cart that was bought last; HttpOnly. Other tabs say that its order was placed. */
  bought: 'CART_BOUGHT',
} as const

/** Afterwards an empty cart is only empty. */
export const BOUGHT_SECONDS = 60 * 60

/** Carts that are not used expire after two weeks. */
export const CART_LIFETIME_SECONDS = 14 * 24 * 60 * 60
