import type { ShippingOption } from '#shared/shipping/schema.ts'
import type { Discount } from './schema.ts'

/** Whether a discount makes a shipping method free: in its countries, and up to its price. Pickup costs nothing anyway. */
export const makesFree = (
  { kind, countries, shippingMaximumCents }: Discount,
  option: ShippingOption,
  country: string,
): boolean =>
  kind === 'free-shipping' &&
  !option.isPickup &&
  (countries.length === 0 || countries.some((one) => one === country)) &&
  (shippingMaximumCents === null || option.costCents <= shippingMaximumCents)
