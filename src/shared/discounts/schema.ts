import { z } from 'zod'
import { centsSchema } from '#shared/money/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

export const discountKinds = ['percent', 'amount', 'free-shipping'] as const

/** A discount that a buyer gets by entering its code. Case does not matter. */
export const discountSchema = z.object({
  id: idSchema,
  code: singleLine(60, 1),
  title: singleLine(100, 1),
  kind: z.enum(discountKinds),
  /** Thousandths of a percent: 10 % is 10000. For the kind `percent`. */
  percentMilli: z.int().min(0).max(100_000),
  /** For the kind `amount`, in hundredths. */
  amountCents: centsSchema,
  minimumSubtotalCents: centsSchema,
  startsAt: z.int().nullable(),
  endsAt: z.int().nullable(),
  /** How many orders can use it in total; null means no limit. */
  usageLimit: z.int().positive().nullable(),
  usedCount: z.int().min(0),
})
export type Discount = z.infer<typeof discountSchema>
