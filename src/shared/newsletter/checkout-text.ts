/** The newsletter checkbox at checkout. The text is stored as proof of consent. */
export const newsletterText = (shopName: string): string =>
  `Email me news and offers from ${shopName}. I can unsubscribe at any time.`
