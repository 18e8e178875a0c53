/** What customers tick at checkout to get the newsletter of a shop. It is kept as the proof of their consent. */
export const newsletterText = (shopName: string): string =>
  `Email me news and offers from ${shopName}. I can unsubscribe at any time.`
