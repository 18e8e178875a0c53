import { z } from 'zod'
import { LONGEST_VALIDITY } from './expiry.ts'

/** The settings of gift cards that are sold. */
export const giftCardSettingsSchema = z.object({
  /** How long new cards are valid; null means forever. `check-settings.ts` refuses what the country’s law does. */
  expiryYears: z.int().min(1).max(LONGEST_VALIDITY).nullable().default(null),
  /** Whether discounts apply to gift cards in the cart. */
  takesDiscounts: z.boolean().default(false),
})
export type GiftCardSettings = z.infer<typeof giftCardSettingsSchema>
export const firstGiftCardSettings: GiftCardSettings = giftCardSettingsSchema.parse({})
