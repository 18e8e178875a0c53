import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** How many people wait for a variant. Who they are is not said: reports are read by people who may not know that. */
const demandSchema = z.object({
  productId: idSchema,
  variantId: idSchema,
  /** The product with its options, such as 'Bowl (M)'. */
  name: z.string(),
  sku: z.string(),
  waiting: z.int(),
  /** When the first and the last of them asked, in milliseconds since 1970. */
  firstAt: z.int(),
  lastAt: z.int(),
})
export type RestockDemand = z.infer<typeof demandSchema>

export const getRestockDemandCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/restock-demand',
  summary: 'Get how many people wait for the restock of each variant now, most first',
  access: 'reports.read',
  reply: z.object({ rows: z.array(demandSchema), hasMore: z.boolean() }),
})

export const exportRestockDemandCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/restock-demand.csv',
  summary: 'Export how many people wait for the restock of each variant now as CSV',
  access: 'reports.read',
  reply: z.string(),
})
