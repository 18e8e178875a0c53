/** Texts that visitors read: the page with the balance of a gift card. */
export const giftCardBalanceTexts = {
  title: 'Gift card balance',
  enterCode: 'Enter the code of your gift card to see what’s left on it.',
  code: 'Gift card code',
  check: 'Check balance',
  left: (balance: string, lastFour: string) => `${balance} left on the gift card ending in ${lastFour}.`,
  validUntil: (day: string) => `Valid through ${day}.`,
  howToUse: 'Enter the code at checkout to pay with it.',
} as const
