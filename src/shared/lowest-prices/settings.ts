import { z } from 'zod'
import { europeanUnion } from '#shared/addresses/european-union.ts'

/** Whether sales show the lowest price of the 30 days before them; `isOn` null is on where the shop's country is in the EU. */
export const lowestPriceSettingsSchema = z.object({ isOn: z.boolean().nullable().default(null) })
export const firstLowestPriceSettings = lowestPriceSettingsSchema.parse({})

interface Settings {
  readonly country: string
  readonly lowestPrices: z.infer<typeof lowestPriceSettingsSchema>
}

/** Whether a shop shows lowest prices. */
export const showsLowestPrices = ({ country, lowestPrices }: Settings): boolean =>
  lowestPrices.isOn ?? europeanUnion.includes(country)
