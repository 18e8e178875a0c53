/** Texts that visitors read: the sign-up for an email when a product is back in stock, besides those of the owner. */
export const restockBoxTexts = {
  email: 'Email',
  variant: 'Sold out',
  soldOut: (variant: string) => `Sold out: ${variant}`,
  sending: 'Sending…',
  onceMore: (button: string) => `One more step: press “${button}” again.`,
  backTo: (product: string) => `Back to ${product}`,
} as const
