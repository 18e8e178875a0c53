/** Texts that visitors read: stars of products. */
export const starTexts = {
  of: (value: number) => `${value} out of 5 stars`,
  count: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`),
} as const
