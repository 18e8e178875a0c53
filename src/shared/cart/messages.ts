import { formMessages } from '#shared/forms/messages.ts'
import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { limits } from '#shared/limits.ts'

/** Sentences for the failures of a cart. */
export const cartMessages = {
  'additional-fields-invalid': formMessages['form-fields-invalid'],
  'cart-full': () => `A cart can hold up to ${limits.cartLines} different items. Check out first, or remove an item.`,
  'entry-not-found': () => 'This item is no longer in your cart.',
  'only-one-each': () => 'You can order only one of this item at a time.',
  /** Facts: `currency`, that of the amount. */
  'own-amount-currency': (facts) =>
    `You chose this amount in ${wordsIn(facts, 'currency')}. Remove it and choose an amount in the current currency.`,
  'own-amount-not-offered': () =>
    'You can’t choose your own amount for this item. Remove it and choose one of its values.',
  /** Facts: `least` and `most`, as text. */
  'own-amount-out-of-range': (facts) => `Enter an amount from ${wordsIn(facts, 'least')} to ${wordsIn(facts, 'most')}.`,
  'own-amount-unreadable': ({ decimals }) =>
    decimals === 0
      ? 'Enter a whole amount, like 2500.'
      : 'Enter an amount with no more than two decimals, like 25 or 25.50.',
  'order-too-large': () => 'This quantity is too large for one order. Choose a smaller quantity.',
} satisfies Messages

/** Texts of the cart page. Other software reads them: docs/compatibility.md#texts. */
export const cartTexts = {
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemove: 'Unable to remove item',
  unableToUpdateForm: 'Unable to update form',
  unableToOpenForm: 'Unable to open form',
  unableToEstimate: 'Unable to estimate shipping',
  unableToAddDiscount: 'Unable to apply discount code',
  unableToRemoveDiscount: 'Unable to remove discount code',
  checkConnection: 'Please check your internet connection.',
  tryAgain: 'Please try again.',
  updateInformation: 'Update the missing or invalid information above.',
  empty: 'You have nothing in your shopping cart.',
  /** At a line whose product has new questions. */
  answersNeeded: 'Answer the questions about this item.',
} as const
