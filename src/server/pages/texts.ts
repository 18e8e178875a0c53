/** Texts that visitors read: what the server says around the pages of owners. */
export const pageTexts = {
  noWebsite: 'Nothing here',
  formGone: 'Nothing was sent',
  backToPage: 'Back to the page',
} as const

/** The first words of a new website; the owner changes them in the editor. */
export const newHomePageTexts = {
  seeShop: 'See the shop',
  fromShop: 'From the shop',
} as const
