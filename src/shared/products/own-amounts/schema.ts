import { z } from 'zod'
import { centsSchema, currencySchema } from '#shared/money/schema.ts'

const amountSchema = centsSchema.min(1)

/** The amounts that buyers of a product may choose themselves, in hundredths of the shop's currency. */
export const ownAmountsSchema = z.object({ leastCents: amountSchema, mostCents: amountSchema })
export type OwnAmounts = z.infer<typeof ownAmountsSchema>

/** An amount that a buyer has chosen, in hundredths of the currency that they saw. */
export const chosenAmountSchema = z.object({ cents: amountSchema, currency: currencySchema })
export type ChosenAmount = z.infer<typeof chosenAmountSchema>
