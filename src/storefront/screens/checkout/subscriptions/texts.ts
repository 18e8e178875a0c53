/** Texts that visitors read: what the buyer of a subscription, or a donor, agrees to at the checkout. */
export const renewalTermsTexts = {
  renewal: (item: string, price: string, words: string) =>
    `${item}: ${price} ${words}, plus shipping and taxes. Discounts are for the first order.`,
  donation: (item: string, price: string, words: string) => `${item}: ${price} ${words}.`,
  consentOfDonor:
    'With your donation you agree that we save your payment method and charge it each time. You can skip, pause or cancel at any time with the link in our emails.',
  /** Where the shop has no mail server. */
  consentOfDonorWithoutEmail:
    'With your donation you agree that we save your payment method and charge it each time. You can skip, pause or cancel at any time with the link on the page of your donation.',
  trial: (
    item: string,
    {
      begin,
      price,
      words,
      day,
    }: { readonly begin: string; readonly price: string; readonly words: string; readonly day: string },
  ) =>
    `${item}: ${begin}. From ${day}, ${price} ${words}, plus shipping and taxes. Cancel before ${day} and you won’t be charged for it. Discounts are for the first order.`,
  consent:
    'With your order you agree that we save your payment method and charge it for each renewal. You can skip, pause or cancel at any time with the link in our emails.',
  /** Where the shop has no mail server. */
  consentWithoutEmail:
    'With your order you agree that we save your payment method and charge it for each renewal. You can skip, pause or cancel at any time with the link on the page of your order.',
} as const
