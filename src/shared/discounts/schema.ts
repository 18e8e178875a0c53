import { z } from 'zod'
import { centsSchema, idSchema } from '#shared/products/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'

export const discountKinds = ['percent', 'amount', 'free-shipping'] as const

/** A discount that a buyer gets by entering its code. Codes are compared without regard to case. */
export const discountSchema = z.object({
  id: idSchema,
  code: singleLine(60, 1),
  title: singleLine(100, 1),
  kind: z.enum(discountKinds),
  /** Thousandths of a percent: 10 % is 10000. Used by `percent`. */
  percentMilli: z.int().min(0).max(100_000),
  /** Used by `amount`, in hundredths. */
  amountCents: centsSchema,
  minimumSubtotalCents: centsSchema,
  startsAt: z.int().nullable(),
  endsAt: z.int().nullable(),
  /** Orders it may be used for in all; null is without end. */
  usageLimit: z.int().positive().nullable(),
  usedCount: z.int().min(0),
})
export type Discount = z.infer<typeof discountSchema>
