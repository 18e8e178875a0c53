import { z } from 'zod'

/** The settings of returns that buyers ask for on the page of their order. */
export const returnSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  /** Days after the last shipment in which a return can be asked for. */
  days: z.int().min(1).max(365).default(30),
  /** Where items go, and how; filled in where a return is approved. */
  instructions: z.string().max(1000).default(''),
  /** Whether buyers can ask for other items instead of a refund. */
  exchanges: z.boolean().default(false),
  /** For how many days the new items of an exchange are reserved. */
  exchangeDays: z.int().min(1).max(90).default(14),
})
export type ReturnSettings = z.infer<typeof returnSettingsSchema>
export const firstReturnSettings = returnSettingsSchema.parse({})
