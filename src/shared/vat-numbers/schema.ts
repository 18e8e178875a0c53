import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** A VAT number as a person types it, with or without spaces. */
export const vatNumberSchema = singleLine(30)

/**
 * What is known of a VAT number with the right form: VIES knows it (`valid`), does not know it (`invalid`), could not
 * answer (`unavailable`), or does not keep numbers of its country (`not-in-vies`).
 */
const vatCheckStates = ['valid', 'invalid', 'unavailable', 'not-in-vies'] as const
export type VatCheckState = (typeof vatCheckStates)[number]

const vatCheckSchema = z.object({
  /** With its prefix and without spaces, such as DE136695976. */
  number: z.string(),
  state: z.enum(vatCheckStates),
  /** The name that VIES returned; '' where the country gives none. */
  name: z.string(),
  /** The consultation number of VIES, which proves the check; '' without one. */
  consultation: z.string(),
  checkedAt: z.int(),
})
export type VatCheck = z.infer<typeof vatCheckSchema>

/** The VAT number of a cart, with what it does to the taxes. */
export const cartBusinessSchema = vatCheckSchema
  .pick({ number: true, state: true, name: true })
  .extend({ isReverseCharged: z.boolean() })
export type CartBusiness = z.infer<typeof cartBusinessSchema>

/** A business that has bought. `company` is in its own words. */
export const orderBusinessSchema = z.object({
  company: z.string(),
  /** Null where it gave no VAT number. */
  vat: vatCheckSchema.nullable(),
  isReverseCharged: z.boolean(),
})

/** What a business sends with its order; the VAT number is in the cart. */
export const buyingBusinessSchema = z.strictObject({ company: singleLine(100) })
