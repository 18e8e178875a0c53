/** Texts that visitors read: the sign-up for an email when a product is back in stock, besides those of the owner. */
export const restockBoxTexts = {
  email: 'Email',
  /** Where other variants are in stock, so that it says which one is meant. */
  whenVariantIsBack: (variant: string) => `Get an email when ${variant} is back in stock.`,
  whenOneIsBack: 'Get an email when a sold-out option is back in stock.',
  /** Instead of the first text and those above, where the shop has no mail server. */
  wantThis: 'Let us know that you want this.',
  wantVariant: (variant: string) => `Let us know that you want ${variant}.`,
  wantOne: 'Let us know which sold-out option you want.',
  withoutEmail: 'We can’t send emails yet. If you leave your address, we’ll see that you’re waiting.',
  variant: 'Sold out',
  soldOut: (variant: string) => `Sold out: ${variant}`,
  sending: 'Sending…',
  onceMore: (button: string) => `One more step: press “${button}” again.`,
  backTo: (product: string) => `Back to ${product}`,
} as const
