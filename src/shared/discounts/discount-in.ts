import { amountIn, type Conversion, priceIn } from '#shared/currencies/rules.ts'
import type { Discount } from './schema.ts'

type Amounts = 'amountCents' | 'fixedAmounts' | 'shippingMaximumCents' | 'minimumSubtotalCents' | 'fixedMinimums'

/** A discount for a cart in another currency: its amounts are those that the owner fixed there, or converted. */
export const discountIn = <D extends Pick<Discount, Amounts>>(discount: D, chosen: Conversion): D => ({
  ...discount,
  amountCents: amountIn(discount.amountCents, discount.fixedAmounts, chosen),
  shippingMaximumCents: discount.shippingMaximumCents === null ? null : priceIn(discount.shippingMaximumCents, chosen),
  minimumSubtotalCents: amountIn(discount.minimumSubtotalCents, discount.fixedMinimums, chosen),
})
