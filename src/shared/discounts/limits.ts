/** Limits of the discounts of a shop. */
export const discountLimits = {
  discounts: 1000,
  /** Automatic discounts that are on and have not ended: each cart looks at all of them. */
  automatic: 25,
  /** Codes in one cart. */
  codesPerCart: 5,
  /** Single-use codes of one discount, and how many are made in one step. */
  singleUseCodes: 50_000,
  codesAtOnce: 1000,
  titleLength: 100,
  codeLength: 60,
  /** Characters in front of generated codes. */
  prefixLength: 20,
  products: 200,
  categories: 100,
  countries: 250,
  customers: 500,
  uses: 10_000_000,
} as const
