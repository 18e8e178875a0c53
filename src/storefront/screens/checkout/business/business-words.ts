import type { ShoppingCart } from '#shared/cart/schema.ts'
import { checkoutPageTexts as texts } from '../texts.ts'

/** What the check of a VAT number means for the buyer of a cart; what is expected without a number. */
export function businessWords({ business, taxCents }: Pick<ShoppingCart, 'business' | 'taxCents'>): string {
  if (!business) return texts.vatNumberHint
  const { state, isReverseCharged } = business
  if (state === 'not-in-vies') return texts.vatNumberOnInvoice
  if (isReverseCharged) return state === 'valid' ? texts.reverseCharged : texts.reverseChargedUnchecked
  // A shop may have no rate for the place of the buyer.
  if (taxCents === 0) return state === 'valid' ? texts.vatNumberOnInvoice : texts.vatServiceAwayUntaxed
  return state === 'valid' ? texts.vatNumberConfirmed : texts.vatServiceAway
}
