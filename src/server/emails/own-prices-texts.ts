/** Texts of the email with the link that opens the prices of a customer's group. */
export const ownPricesEmailTexts = {
  subject: (site: string) => `Your prices at ${site}`,
  preview: 'Open your prices in your browser.',
  title: 'Your prices',
  words: (site: string) =>
    `${site} has agreed prices with you. Open this link in each browser in which you order: product pages and your cart then show your prices. Order with this email address.`,
  open: 'Show my prices',
  reply: 'If you have questions, reply to this email.',
  private: 'This link is for you alone. Don’t forward it.',
}
