import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { inOrder, periodShape } from './api.ts'

/** What of a site can be repaired: a page, a product, an item of a collection, or a collection. */
export const repairedKinds = ['page', 'product', 'item', 'collection'] as const
export type RepairedKind = (typeof repairedKinds)[number]

const speedCauseSchema = z.object({
  /** The path of an image, or an element as style sheets name it; '' for all others. */
  cause: z.string(),
  /** A metric; '' for others. */
  metric: z.string(),
  /** The path of the page; '' for others. */
  page: z.string(),
  loads: z.int(),
  /** Where the page is edited; null for the cart and other pages that nobody edits, and for those that are gone. */
  place: z.object({ kind: z.enum(repairedKinds), id: z.string() }).nullable(),
})
export type SpeedCause = z.infer<typeof speedCauseSchema>

export const listSpeedCausesCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/speed/causes',
  summary: 'List what made pages slow in a period, with where it can be repaired, most page loads first',
  access: 'reports.read',
  query: z.object(periodShape).refine(inOrder),
  reply: z.object({ rows: z.array(speedCauseSchema), hasMore: z.boolean() }),
})
