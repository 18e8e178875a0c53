import { z } from 'zod'
import { usedPackageSchema } from '#shared/packages/pack-goods.ts'

/** A shipping method with its price for a cart, in hundredths. */
export const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  costCents: z.int(),
  isPickup: z.boolean(),
  /** Where customers pick up, in lines; absent for the shop's own place, and for what is shipped. */
  place: z.string().optional(),
  /** Whether customers choose a day and a time slot. */
  hasSlots: z.boolean().optional(),
  /** The packages that the goods need; absent where the price does not depend on them. */
  packages: z.array(usedPackageSchema).optional(),
})
export type ShippingOption = z.infer<typeof shippingOptionSchema>
