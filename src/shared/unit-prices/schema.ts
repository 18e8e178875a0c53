import { z } from 'zod'
import { unitIds, units } from './units.ts'

/** The decimals that an amount can have. */
export const AMOUNT_DECIMALS = 4

/** An amount of a unit: more than zero, with at most four decimals. */
export const quantitySchema = z.object({
  amount: z
    .number()
    .gt(0)
    .max(1_000_000)
    .refine((amount) => Number(amount.toFixed(AMOUNT_DECIMALS)) === amount, 'Use up to 4 decimals.'),
  unit: z.enum(unitIds),
})

/** What a variant contains, and the quantity that its unit price is for. Both measure the same. */
export const contentSchema = z
  .object({ ...quantitySchema.shape, per: quantitySchema })
  .refine(({ unit, per }) => units[unit].kind === units[per.unit].kind, {
    path: ['per', 'unit'],
    error: 'Choose a unit of the same kind.',
  })
export type Content = z.infer<typeof contentSchema>
