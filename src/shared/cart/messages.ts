import { formMessages } from '#shared/forms/messages.ts'
import type { Messages } from '#shared/http/facts.ts'
import { limits } from '#shared/limits.ts'

/** Sentences for the failures of a cart. */
export const cartMessages = {
  'additional-fields-invalid': formMessages['form-fields-invalid'],
  'cart-full': () => `A cart can hold up to ${limits.cartLines} different items. Check out first, or remove an item.`,
  'entry-not-found': () => 'This item is no longer in your cart.',
  'only-one-each': () => 'You can order only one of this item at a time.',
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
