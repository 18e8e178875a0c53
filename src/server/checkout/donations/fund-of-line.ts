import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { fundOf } from '#shared/cart/donations/donation-form.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** The fund of a line as its order stores it; nothing where there is none. */
export function fundOfLine(
  { donation }: Pick<CartVariant, 'donation'>,
  { additionalFields }: Pick<StoredEntry, 'additionalFields'>,
  { donations }: Pick<StoreSettings, 'donations'>,
): Pick<OrderLine, 'fund'> {
  const fund = donation && fundOf(donation, additionalFields, donations)
  return fund ? { fund } : {}
}
