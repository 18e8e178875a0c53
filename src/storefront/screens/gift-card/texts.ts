/** Texts that visitors read: the page with a gift card, to print. */
export const giftCardPageTexts = {
  title: 'Gift card',
  forName: (name: string) => `For ${name}`,
  from: (name: string) => `From ${name}`,
  code: 'Gift card code',
  left: (balance: string) => `${balance} left`,
  validThrough: (day: string) => `Valid through ${day}`,
  howToUse: (site: string) => `Enter the code at checkout at ${site}. What you don’t spend stays on the card.`,
  keepSafe: 'Keep the code safe: anyone who has it can use the gift card.',
  print: 'To give it on paper, print this page.',
  isTest: 'This gift card comes from a test order. It pays only for test orders.',
  shop: 'Continue shopping',
  balance: 'Check the balance',
  over: {
    disabled: 'This gift card can no longer be used. Contact the shop if you have questions.',
    expired: 'This gift card has expired.',
    'used-up': 'Nothing is left on this gift card.',
  },
} as const
