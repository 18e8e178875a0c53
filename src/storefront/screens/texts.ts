/** Texts that visitors read: the short pages: product, policy, not found, confirmation. */
export const screenTexts = {
  back: 'Back',
  notFoundTitle: 'Page not found',
  homePage: 'the home page',
  fromShop: 'From the shop',
  otherPolicies: 'Other policies',
  related: 'You may also like',
  breadcrumb: 'Breadcrumb',
  notFound: 'The page may have moved, or the URL may have a typo. Search for it, or go to',
  lastUpdated: (day: string) => `Last updated ${day}`,
} as const
