import type { Scope } from '#server/scope.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { asksForBusinesses, isInVies, isReverseCharged, VAT_CHECK_LASTS } from '#shared/vat-numbers/rules.ts'
import type { VatCheck } from '#shared/vat-numbers/schema.ts'
import { findVatCheck } from './vat-check-store.ts'

/** The VAT number of a cart as it is known now. */
interface BusinessOfCart {
  readonly vat: VatCheck
  readonly isReverseCharged: boolean
}

/**
 * What is known of the VAT number of a cart, and whether its business pays the VAT itself; null without one. VIES is not
 * asked here: an answer that is older than a day counts as none.
 */
export async function businessOfCart(
  scope: Scope,
  { vatNumber, shippingLocation }: StoredCart,
  now = Date.now(),
): Promise<BusinessOfCart | null> {
  if (vatNumber === undefined) return null
  const settings = await scope.settings()
  if (!asksForBusinesses(settings)) return null
  const found = await findVatCheck(scope, vatNumber)
  const state = isInVies(vatNumber) ? 'unavailable' : 'not-in-vies'
  const vat: VatCheck =
    found && now - found.checkedAt < VAT_CHECK_LASTS
      ? found
      : { number: vatNumber, state, name: '', consultation: '', checkedAt: now }
  const sale = { number: vatNumber, state: vat.state, destination: shippingLocation?.country ?? null }
  return { vat, isReverseCharged: isReverseCharged(sale, settings) }
}
