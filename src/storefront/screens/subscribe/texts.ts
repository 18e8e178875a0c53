/** Texts that visitors read: the page on which a subscription begins. */
export const subscribePageTexts = {
  title: 'Subscribe',
  terms:
    'The first payment is due now. After that, we charge the same payment method for each renewal, with shipping and taxes. You can skip, pause or cancel at any time.',
  trialTerms: (day: string) =>
    `We save your payment method now, and charge it for each renewal from ${day}, with shipping and taxes. Cancel before that day and you won’t be charged for it.`,
  toCheckout: 'Continue to checkout',
  toCart: 'Add to cart with other items',
  over: 'This link no longer works',
  overLead: 'Open the product again to subscribe.',
  toShop: 'Continue shopping',
} as const
