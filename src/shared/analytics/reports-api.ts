import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { inOrder, periodShape } from './api.ts'
import { sentByPages } from './census-api.ts'
import { devices } from './schema.ts'
import { connections, speedMetrics, speedRatings } from './speed.ts'

/** A list as JSON or as the text of a beacon, or a form with a list in it. */
const listBody = z.union([z.string(), z.array(z.unknown()), z.looseObject({})])

export const recordSpeedCall = contract({
  ...sentByPages,
  path: '/api/1/performance/records',
  summary: 'Count how fast a page was',
  body: listBody,
  bodyLimit: 64 * 1024,
})

export const recordErrorsCall = contract({
  ...sentByPages,
  path: '/api/events/RecordJavascriptErrors',
  summary: 'Count errors of scripts on a page',
  body: listBody,
  bodyLimit: 256 * 1024,
  perMinute: 60,
})

const counts = z.object(
  Object.fromEntries(speedRatings.map((rating) => [rating, z.int()])) as Record<
    (typeof speedRatings)[number],
    z.ZodInt
  >,
)

const speedRowSchema = z.object({
  metric: z.enum(speedMetrics),
  /** `pageTypes`; null for all of them. */
  pageType: z.int().nullable(),
  /** The value that three of four page loads are not above: milliseconds, or a shift. */
  value: z.number(),
  counts,
})
export type SpeedRow = z.infer<typeof speedRowSchema>

export const getSpeedCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/speed',
  summary: 'Get how fast pages were in a period, by metric and page type',
  access: 'reports.read',
  query: z.object({ ...periodShape, device: z.enum(devices).optional() }).refine(inOrder),
  reply: z.object({ rows: z.array(speedRowSchema) }),
})

export const exportSpeedCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/speed.csv',
  summary: 'Export how fast pages were in a period, by metric and page type, as CSV',
  access: 'reports.read',
  query: z.object({ ...periodShape, device: z.enum(devices).optional() }).refine(inOrder),
  reply: z.string(),
})

const connectionRowSchema = z.object({
  metric: z.enum(speedMetrics),
  connection: z.enum(connections),
  /** The value that three of four page loads are not above; null for page loads from before it was counted. */
  value: z.number().nullable(),
  counts,
})
export type ConnectionRow = z.infer<typeof connectionRowSchema>

export const getConnectionsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/speed/connections',
  summary: 'Get how fast pages were in a period, by metric and connection',
  access: 'reports.read',
  query: z.object(periodShape).refine(inOrder),
  reply: z.object({ rows: z.array(connectionRowSchema) }),
})

export const exportConnectionsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/speed/connections.csv',
  summary: 'Export how fast pages were in a period, by metric and connection, as CSV',
  access: 'reports.read',
  query: z.object(periodShape).refine(inOrder),
  reply: z.string(),
})

const errorRowSchema = z.object({
  /** Its number. */
  error: z.int(),
  message: z.string(),
  place: z.string(),
  times: z.int(),
  /** Different people of a day. */
  visitors: z.int(),
  firstAt: z.int(),
  lastAt: z.int(),
  page: z.string(),
  release: z.string(),
  stack: z.string(),
})
export type ErrorRow = z.infer<typeof errorRowSchema>

const errorQuery = z.object(periodShape).refine(inOrder)

export const getErrorsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/errors',
  summary: 'Get the errors of scripts that visitors met in a period, those of most visitors first',
  access: 'reports.read',
  query: errorQuery,
  reply: z.object({ rows: z.array(errorRowSchema), hasMore: z.boolean() }),
})

export const exportErrorsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/errors.csv',
  summary: 'Export the errors of scripts that visitors met in a period as CSV',
  access: 'reports.read',
  query: errorQuery,
  reply: z.string(),
})
