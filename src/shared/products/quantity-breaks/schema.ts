import { z } from 'zod'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'

/** The most steps of one product or one group. */
export const MOST_STEPS = 10

/** From so many pieces on. One piece has the ordinary price. */
const from = z.int().min(2).max(limits.quantityMaximum)
/** Thousandths of a percent: 10 % is 10000. */
export const percentOffSchema = z.int().min(0).max(100_000)

/** Percentages that are taken off from a number of pieces on. */
export const percentStepSchema = z.strictObject({ from, percentMilli: percentOffSchema })
export type PercentStep = z.infer<typeof percentStepSchema>

/** Lower prices for several pieces of a product. */
export const quantityBreaksSchema = z.strictObject({
  /** Whether pieces of all its variants count together. */
  isTogether: z.boolean(),
  /** Whether a step takes a percentage off, or names the price of one piece. */
  kind: z.enum(['percent', 'price']),
  steps: z
    .array(
      z.strictObject({
        ...percentStepSchema.shape,
        /** For `price`: one piece costs this, in hundredths. */
        priceCents: centsSchema,
        /** The price in other currencies; one that is not here is converted. */
        fixedPrices: fixedPricesSchema.optional(),
      }),
    )
    .min(1)
    .max(MOST_STEPS),
})
export type QuantityBreaks = z.infer<typeof quantityBreaksSchema>
