/** Texts that visitors read: the page that takes a donation. */
export const donatePageTexts = {
  title: (title: string) => `Donate – ${title}`,
  amount: 'Amount',
  toCheckout: 'Continue to checkout',
  toCart: 'Add to cart with other items',
  receipt: 'You get a receipt by email.',
  /** Where the shop has no mail server. */
  receiptOnPage: 'You find your receipt on the page that opens after your payment.',
  renews:
    'For monthly and yearly donations, we charge the same card each time. You can pause or cancel whenever you like.',
  closed: 'We’re not taking donations for this at the moment.',
  gone: 'This page no longer takes donations',
  goneLead: 'The donation was closed or has moved.',
  toShop: 'Back to the store',
} as const
