import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import {
  countedLineSchema,
  countLineFilters,
  countLineSchema,
  countSchema,
  countStates,
  newCountSchema,
} from './schema.ts'

/** The owner's calls on counts of the stock. */

const countIdOnly = z.object({ countId: idSchema })
const opened = z.object({ count: countSchema })

export const listCountsCall = contract({
  method: 'GET',
  path: '/api/owner/stock-counts',
  summary: 'List the counts of the stock, newest first, a page at a time',
  access: 'products.read',
  query: z.object({
    state: z.enum(countStates).optional(),
    locationId: idSchema.optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ counts: z.array(countSchema), next: z.string().nullable() }),
})

export const startCountCall = contract({
  method: 'POST',
  path: '/api/owner/stock-counts',
  summary: 'Create a count of what is at a location; it changes no stock until it is applied',
  access: 'products.write',
  body: newCountSchema,
  reply: opened,
  failures: ['location-not-found', 'count-empty', 'count-too-large'],
})

export const getCountCall = contract({
  method: 'GET',
  path: '/api/owner/stock-counts/:countId',
  summary: 'Get a count',
  access: 'products.read',
  parameters: countIdOnly,
  reply: opened,
  failures: ['count-not-found'],
})

export const listCountLinesCall = contract({
  method: 'GET',
  path: '/api/owner/stock-counts/:countId/lines',
  summary: 'List the lines of a count, a page at a time',
  access: 'products.read',
  parameters: countIdOnly,
  query: z.object({
    show: z.enum(countLineFilters).optional(),
    /** Part of a title, or the beginning of a SKU. */
    search: z.string().trim().max(100).optional(),
    /** An exact SKU, as it is scanned. */
    sku: z.string().trim().min(1).max(100).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ lines: z.array(countLineSchema), next: z.string().nullable() }),
  failures: ['count-not-found'],
})

export const saveCountLinesCall = contract({
  method: 'PUT',
  path: '/api/owner/stock-counts/:countId/lines',
  summary: 'Save what was counted; what is expected is read in the same moment',
  access: 'products.write',
  parameters: countIdOnly,
  body: z.strictObject({ lines: z.array(countedLineSchema).min(1).max(200) }),
  reply: z.object({ count: countSchema, lines: z.array(countLineSchema) }),
  failures: ['count-not-found', 'count-closed', 'count-line-changed', 'count-line-not-found', 'stock-too-large'],
})

export const applyCountCall = contract({
  method: 'POST',
  path: '/api/owner/stock-counts/:countId/apply',
  summary: 'Set the stock by the differences of a count; what was sold during the count stays sold',
  access: 'products.write',
  parameters: countIdOnly,
  reply: opened.extend({
    /** Variants whose stock is another now. */
    changed: z.int(),
    batchId: idSchema.nullable(),
  }),
  failures: ['count-not-found', 'count-closed', 'location-not-found', 'stock-too-large'],
})

export const cancelCountCall = contract({
  method: 'POST',
  path: '/api/owner/stock-counts/:countId/cancel',
  summary: 'Cancel a count; the stock stays as it is',
  access: 'products.write',
  parameters: countIdOnly,
  reply: opened,
  failures: ['count-not-found', 'count-closed'],
})

export const exportCountCall = contract({
  method: 'GET',
  path: '/api/owner/stock-counts/:countId/report.csv',
  summary: 'Export what was counted and what was expected, as CSV',
  access: 'products.read',
  parameters: countIdOnly,
  query: z.object({ show: z.enum(countLineFilters).optional() }),
  reply: z.string(),
  failures: ['count-not-found'],
})
