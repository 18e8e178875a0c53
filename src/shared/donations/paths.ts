/** The pages on which visitors donate: `/donate/<product>`. */
export const DONATE_PAGE = '/donate'

/** The page that takes donations with a product. */
export const donatePath = (productId: string): string => `${DONATE_PAGE}/${productId}`

/** The same with an amount chosen. @param sku of the variant that is the amount */
export const donateLink = (productId: string, sku: string): string =>
  `${donatePath(productId)}?variant=${encodeURIComponent(sku)}`
