/** Texts that visitors read: lower prices for several pieces of a product. */
export const quantityBreakTexts = {
  title: 'Quantity discounts',
  quantity: 'Quantity',
  price: 'Price each',
  /** The number of pieces of a row: '10–24', or '25 or more'. */
  between: (least: number, most: number) => (least === most ? String(least) : `${least}–${most}`),
  orMore: (least: number) => `${least} or more`,
  off: (percent: string) => `${percent} off`,
  full: 'Full price',
  together: 'All options of this product count together.',
} as const
