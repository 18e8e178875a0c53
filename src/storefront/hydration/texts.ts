/** Texts that visitors read: the quick view of a product. */
export const quickViewTexts = {
  close: 'Close',
  viewDetails: 'View full details',
} as const
