import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { factDimensions } from '#shared/reports/facts.ts'
import { sumsSchema } from '#shared/reports/sums.ts'

/** `report_orders.entry`: what an order adds to the sums. Sums that are 0 are left out. */
export const reportEntry = defineDocument({
  name: 'report entry',
  schema: z.array(
    z.object({
      dimension: z.enum(factDimensions),
      key: z.string(),
      parent: z.string(),
      bucket: z.string(),
      currency: currencySchema,
      sums: sumsSchema.partial(),
    }),
  ),
})
