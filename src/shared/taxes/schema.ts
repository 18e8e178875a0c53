import { z } from 'zod'
import { countrySchema } from '#shared/addresses/schema.ts'

/** Why there is no tax: the buyer, a business, pays it itself, or the buyer is exempt. */
export const untaxedKinds = ['reverse-charge', 'exempt'] as const

/** One tax of a cart or an order. `amountCents` is in hundredths, `rateMilliPercent` in thousandths of a percent. */
export const taxRowSchema = z.object({
  name: z.string(),
  rateMilliPercent: z.int(),
  amountCents: z.int(),
  /** The amount without tax that it is taken on; absent in orders from before it was stored. */
  netCents: z.int().optional(),
  /** Whether the amount is already inside the prices above it. */
  included: z.boolean(),
  /** Absent where tax is charged. */
  kind: z.enum(untaxedKinds).optional(),
})
export type TaxRow = z.infer<typeof taxRowSchema>

/** One tax of one line, or of shipping. */
export const partTaxSchema = taxRowSchema.pick({
  name: true,
  rateMilliPercent: true,
  amountCents: true,
  kind: true,
})
export type PartTax = z.infer<typeof partTaxSchema>

/** A rate as it is applied to a part of a cart. */
export interface AppliedRate extends Pick<TaxRow, 'name' | 'rateMilliPercent' | 'kind'> {
  readonly appliesToShipping: boolean
}

/** The parts of the buyer's place that the taxes on a cart depend on. */
export const taxPlacesSchema = z.object({
  byCountry: z.boolean(),
  /** Countries in which the tax depends on the region. */
  byRegionIn: z.array(countrySchema),
})
export type TaxPlaces = z.infer<typeof taxPlacesSchema>
