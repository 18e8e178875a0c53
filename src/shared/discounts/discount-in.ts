import { type Conversion, priceIn } from '#shared/currencies/rules.ts'
import type { Discount } from './schema.ts'

/** A discount for a cart in another currency: its amounts are converted. */
export const discountIn = <D extends Pick<Discount, 'amountCents' | 'shippingMaximumCents' | 'minimumSubtotalCents'>>(
  discount: D,
  chosen: Conversion,
): D => ({
  ...discount,
  amountCents: priceIn(discount.amountCents, chosen),
  shippingMaximumCents: discount.shippingMaximumCents === null ? null : priceIn(discount.shippingMaximumCents, chosen),
  minimumSubtotalCents: priceIn(discount.minimumSubtotalCents, chosen),
})
