import { z } from 'zod'

/** The settings of the withdrawal function; `isOn` null is on where the shop's country is in the EU. */
export const withdrawalSettingsSchema = z.object({ isOn: z.boolean().nullable().default(null) })
export const firstWithdrawalSettings = withdrawalSettingsSchema.parse({})
