import { giftCardName } from '#shared/gift-cards/texts.ts'

/** Texts that visitors read: what cart and checkout share. */
export const purchaseTexts = {
  discountCode: 'Discount code',
  anotherDiscountCode: 'Add another discount code',
  notCombined: (code: string) =>
    `Discount code ${code} can’t be combined with other discounts. To use another code, remove it first.`,
  notCombinedWithMore:
    'These discount codes can’t be combined with another one. To use another code, remove one of them first.',
  giftCardCode: 'Gift card code',
  anotherGiftCard: 'Add another gift card',
  giftCardAdded: (lastFour: string) => `${giftCardName(lastFour)} added.`,
  giftCardRemoved: (lastFour: string) => `${giftCardName(lastFour)} removed.`,
  giftCardEnding: giftCardName,
  giftCardBalance: (balance: string) => `Balance ${balance}`,
  notForGiftCards: 'Gift cards can’t pay for gift cards.',
  removeGiftCard: (lastFour: string) => `Remove gift card ending in ${lastFour}`,
  apply: 'Apply',
  save: 'Save',
  continueShopping: 'Continue shopping',
  /** In its place where a site sells nothing. */
  toHomePage: 'Go to the home page',
  orderPlaced: (number: string) => `Your order ${number} was placed.`,
  viewOrder: 'View order',
  freeShippingReached: 'You’ve reached free shipping.',
  addedToCart: 'Added to your cart',
  inBundle: 'In this bundle',
  inEachBundle: 'In each bundle',
  close: 'Close',
  viewCart: 'View cart',
  checkOut: 'Check out',
  optional: '(optional)',
  choose: 'Choose…',
  code: 'Code',
  codeWaits: 'It applies as soon as your cart has an item that it’s for.',
  appliesTo: 'Applies to',
  discountApplied: (code: string) => `Discount code ${code} applied.`,
  discountRemoved: (code: string) => `Discount code ${code} removed.`,
  removeDiscount: (code: string) => `Remove discount code ${code}`,
  /** Of downloads, gift cards and donations, those that are in the cart. */
  notForFreeShipping: (kinds: readonly string[]) => {
    const words = `${kinds.slice(0, -1).join(', ')}${kinds.length > 2 ? ',' : ''}${kinds.length > 1 ? ' and ' : ''}${kinds.at(-1)}`
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} don’t count.`
  },
  downloads: 'downloads',
  services: 'services',
  giftCards: 'gift cards',
  donations: 'donations',
  awayFromFreeShipping: (amount: string) => `You’re ${amount} away from free shipping.`,
  subtotalOf: (pieces: number) => `Subtotal (${pieces} ${pieces === 1 ? 'item' : 'items'})`,
  renews: (words: string) => `Renews ${words}`,
  nextPayment: (day: string) => `The next payment is on ${day}.`,
  renewsWithoutTrial: (words: string) => `Renews ${words}. You’ve already had a trial of this item.`,
  trial: (begin: string, price: string, words: string) => `${begin}, then ${price} ${words}`,
  unknownTax: 'Calculated once the address is complete',
  quantity: (quantity: number) => `Quantity: ${quantity}`,
} as const
