/**
 * The path of a style sheet inside the storefront, without `.css`: `products/product-card`, `screens/product/screen`.
 */
export type StyleName = `${string}/${string}`
