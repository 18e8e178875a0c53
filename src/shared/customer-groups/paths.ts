/** The page that opens the prices of a group in a browser. */
export const ownPricesPath = '/your-prices'

/** The most products of one page whose prices are asked for at once. */
export const MOST_ASKED = 100
