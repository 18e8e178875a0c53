import { z } from 'zod'

/** A shipping method with its price for a cart, in hundredths. */
export const shippingOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  costCents: z.int(),
  isPickup: z.boolean(),
})
export type ShippingOption = z.infer<typeof shippingOptionSchema>
