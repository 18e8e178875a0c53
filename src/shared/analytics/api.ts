import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { lengthOf, MOST_DAYS, steps } from '#shared/reports/periods.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { sentByPages } from './census-api.ts'
import { RECORD_HIT_PATH } from './events.ts'
import { analyticsSettingsSchema, leftOutReasons, tableKinds } from './schema.ts'

export const recordHitCall = contract({
  ...sentByPages,
  path: RECORD_HIT_PATH,
  summary: 'Count that a page was opened, or how long it was read',
  body: z.union([z.string(), z.looseObject({ event: z.union([z.string(), z.number()]) })]),
})

const daySchema = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01')
export const periodShape = { from: daySchema, to: daySchema }
/** The longest period whose hours are shown. */
export const MOST_DAYS_BY_HOUR = 14
/** Whether a period is none that is too long, or ends before it begins. */
export const inOrder = (days: { from: string; to: string }) => days.from <= days.to && lengthOf(days) <= MOST_DAYS

/** The sums of some visits. */
export const sumsSchema = z.object({
  /** Different people: counted once a day. */
  visitors: z.int(),
  visits: z.int(),
  views: z.int(),
  /** Visits of one view. */
  bounces: z.int(),
  /** The time that pages were visible. */
  seconds: z.int(),
})
export type VisitSums = z.infer<typeof sumsSchema>

const pointSchema = z.object({
  /** Its first day, 2026-11-20, or its hour, 2026-11-20T09. */
  begins: z.string(),
  sums: sumsSchema,
})
export type VisitPoint = z.infer<typeof pointSchema>

const visitsQuery = z
  .object({ ...periodShape, step: z.enum(steps) })
  .refine(inOrder)
  .refine(({ step, ...days }) => step !== 'hour' || lengthOf(days) <= MOST_DAYS_BY_HOUR)

export const getVisitsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics',
  summary: 'Get how many people visited the site in a period, in total and by hour, day, week, month or year',
  access: 'reports.read',
  query: visitsQuery,
  reply: z.object({
    total: sumsSchema,
    points: z.array(pointSchema),
    leftOut: z.record(z.enum(leftOutReasons), z.int()),
  }),
})

export const exportVisitsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/visits.csv',
  summary: 'Export the visits of a period by hour, day, week, month or year as CSV',
  access: 'reports.read',
  query: visitsQuery,
  reply: z.string(),
})

const rowSchema = sumsSchema.extend({ text: z.string() })
export type VisitRow = z.infer<typeof rowSchema>
const tableQuery = z.object({ ...periodShape, kind: z.enum(tableKinds) }).refine(inOrder)
export const MOST_ROWS = 100

export const getVisitTableCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/table',
  summary: 'Get the pages, sources or devices of the visits of a period, most first',
  access: 'reports.read',
  query: tableQuery,
  reply: z.object({ rows: z.array(rowSchema), hasMore: z.boolean() }),
})

export const exportVisitTableCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/table.csv',
  summary: 'Export the pages, sources or devices of the visits of a period as CSV',
  access: 'reports.read',
  query: tableQuery,
  reply: z.string(),
})

export const getLiveVisitsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/live',
  summary: 'Get how many people opened a page in the last five minutes',
  access: 'reports.read',
  reply: z.object({
    visitors: z.int(),
    pages: z.array(z.object({ path: z.string(), visitors: z.int() })),
  }),
})

const settingsReply = z.object({
  settings: analyticsSettingsSchema,
  /** 0 when they were never saved. */
  revision: z.int(),
})
export type AnalyticsSettingsReply = z.infer<typeof settingsReply>

export const getAnalyticsSettingsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/settings',
  summary: 'Get how the site counts its visits',
  access: 'site.manage',
  reply: settingsReply,
})

export const saveAnalyticsSettingsCall = contract({
  method: 'PUT',
  path: '/api/owner/analytics/settings',
  summary: 'Replace how the site counts its visits',
  access: 'site.manage',
  body: z.strictObject({
    settings: analyticsSettingsSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: settingsReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['edit-conflict'],
})
