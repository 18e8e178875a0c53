/** Texts of the email that a product is back in stock. */
export const restockEmailTexts = {
  subject: (product: string) => `Back in stock: ${product}`,
  preview: (site: string) => `You can buy it now at ${site}.`,
  title: 'It’s back in stock',
  isBack: (product: string, site: string) => `${product} is available again at ${site}. You asked us to tell you.`,
  notReserved: 'It isn’t reserved for you, so it may sell out again.',
  view: 'View product',
  because: 'This is the only email about this sign-up.',
  unsubscribe: 'Stop all my notices',
} as const
