import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

const stockSnapshotSchema = z.object({
  /** The product with the values of the variant. */
  title: z.string(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
  /** Absent in older entries. */
  lowStockAt: z.int().nullable().optional(),
  /** What is at locations other than the main one; absent where there are none. */
  parts: z
    .array(z.object({ locationId: z.string(), name: z.string(), sellsOnline: z.boolean(), quantity: z.int() }))
    .optional(),
})
export type StockSnapshot = z.infer<typeof stockSnapshotSchema>

/** Changes of the stock of variants. */
export const stockLog = defineLog({
  noun: 'stock',
  snapshot: stockSnapshotSchema,
  titleOf: (stock) => stock.title,
  factsOf: ({ lowStockAt, parts = [], ...stock }) => ({
    ...stock,
    lowStockQuantity: lowStockAt ?? undefined,
    locations: Object.fromEntries(parts.map(({ name, quantity }) => [name, quantity])),
  }),
})
