/** Texts that visitors read: the sign-up for an email when a product is back in stock, besides those of the owner. */
export const restockBoxTexts = {
  email: 'Email',
  /** Where other variants are in stock, so that it says which one is meant. */
  whenVariantIsBack: (variant: string) => `Get an email when ${variant} is back in stock.`,
  whenOneIsBack: 'Get an email when a sold-out option is back in stock.',
  variant: 'Sold out',
  soldOut: (variant: string) => `Sold out: ${variant}`,
  sending: 'Sending…',
  onceMore: (button: string) => `One more step: press “${button}” again.`,
  backTo: (product: string) => `Back to ${product}`,
} as const
