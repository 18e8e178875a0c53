/** Texts that visitors read: a search field on a page. */
export const searchBoxTexts = {
  search: 'Search',
} as const
