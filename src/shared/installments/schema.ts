import { z } from 'zod'
import { countrySchema } from '#shared/addresses/schema.ts'
import { centsSchema } from '#shared/money/schema.ts'

/** Paying in four installments, by provider: a part of the test mode, for the carts that `installments` describes. */
export const payLaterMethodIds = ['test-afterpay', 'test-clearpay'] as const
export type PayLaterMethodId = (typeof payLaterMethodIds)[number]

/** The installment badge: offered above the minimum and up to the maximum, for the account's country. */
export const installmentsSchema = z.object({
  available: z.boolean(),
  minimumCents: centsSchema,
  maximumCents: centsSchema,
  accountCountry: countrySchema,
  /** Whether the dialog shows the provider's own page, loaded from it when a visitor opens the dialog; absent: no. */
  providerPage: z.boolean().optional(),
})
export type Installments = z.infer<typeof installmentsSchema>
