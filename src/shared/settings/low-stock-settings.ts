import { z } from 'zod'

/** When stock is low, where a variant has no quantity of its own, and whether the owner gets an email about it. */
export const lowStockSettingsSchema = z.object({
  /** Low at this many units or fewer; 0 is low when it sells out. */
  threshold: z.int().min(0).max(9999).default(5),
  sendsEmail: z.boolean().default(true),
})
export const firstLowStockSettings = lowStockSettingsSchema.parse({})
