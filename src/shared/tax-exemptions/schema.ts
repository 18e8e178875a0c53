import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** Why a customer pays no tax, as the owner has checked it. */
export const taxExemptionSchema = z.strictObject({
  /** Such as 'Public school' or 'Resale'. */
  reason: singleLine(100, 1),
  /** The number of the certificate; '' where there is none. */
  certificate: singleLine(60),
  /** The last day on which it applies, in the shop's time zone; null for no end. */
  endsOn: z.iso.date().nullable(),
})
export type TaxExemption = z.infer<typeof taxExemptionSchema>

/** What an order and its invoice keep of the exemption that it was bought with. */
export const usedExemptionSchema = taxExemptionSchema.pick({ reason: true, certificate: true })
export type UsedExemption = z.infer<typeof usedExemptionSchema>
