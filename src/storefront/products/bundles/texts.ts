/** Texts that visitors read: what a bundle consists of, and what they pick. */
export const bundleTexts = {
  included: 'What’s included',
  pick: (pieces: number) => (pieces === 1 ? 'Pick 1 item' : `Pick ${pieces} items`),
  left: (pieces: number) => (pieces === 0 ? 'All picked' : `${pieces} left to pick`),
  separately: (sum: string) => `Bought separately: ${sum}`,
  saved: (amount: string) => `You save ${amount}`,
  savedAtLeast: (amount: string) => `You save at least ${amount}`,
  option: (title: string) => `Option of ${title}`,
  chooseOption: 'Choose an option',
  each: (price: string) => `${price} each`,
  soldOut: 'Sold out',
  notEnough: 'Not enough in stock',
  more: (title: string) => `Pick one more of ${title}`,
  fewer: (title: string) => `Pick one fewer of ${title}`,
  pieces: (title: string) => `Number of ${title}`,
} as const
