import type { CartBusiness } from '#shared/vat-numbers/schema.ts'
import { checkoutPageTexts as texts } from '../texts.ts'

/** What the check of a VAT number means for the buyer; '' without a number. */
export function businessWords(business: CartBusiness | undefined): string {
  if (!business) return texts.vatNumberHint
  const { state, isReverseCharged } = business
  if (state === 'not-in-vies') return texts.vatNumberOnInvoice
  if (state === 'valid') return isReverseCharged ? texts.reverseCharged : texts.vatNumberConfirmed
  return isReverseCharged ? texts.reverseChargedUnchecked : texts.vatServiceAway
}
