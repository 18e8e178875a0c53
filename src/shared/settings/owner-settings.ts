import { z } from 'zod'
import { isEmail } from '#shared/addresses/email.ts'
import { storeSettingsSchema } from './schema.ts'

/** The rules of a shop that its owner sets. Currency, place and language are what the shop was set up with. */
export const ownerSettingsSchema = z.strictObject({
  ...storeSettingsSchema.pick({
    minimumSubtotalCents: true,
    expressCheckout: true,
    paymentMethods: true,
    bankTransferInstructions: true,
    pickupInstructions: true,
    installments: true,
    shippingZones: true,
    pricesIncludeTax: true,
    taxRates: true,
    scarcity: true,
    policies: true,
  }).shape,
  /** '' tells nobody of orders by letter. */
  orderNotificationEmail: z
    .string()
    .trim()
    .refine((text) => text === '' || isEmail(text), 'Please enter a valid email'),
})
export type OwnerSettings = z.infer<typeof ownerSettingsSchema>

/** The part of a shop's settings that its owner changes. */
export const ownerSettingsOf = (settings: OwnerSettings): OwnerSettings => ownerSettingsSchema.strip().parse(settings)
