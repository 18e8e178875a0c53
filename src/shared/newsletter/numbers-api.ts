import { z } from 'zod'
import { inOrder, periodShape } from '#shared/analytics/api.ts'
import { contract } from '#shared/http/contract.ts'
import { steps } from '#shared/reports/periods.ts'

const sumsShape = {
  /** People who signed up themselves, in a form or at checkout. */
  signedUp: z.int(),
  /** Those of them who confirmed, whenever they did. */
  confirmed: z.int(),
  /** People whom the owner added or imported. */
  added: z.int(),
  /** Subscribers who left or were unsubscribed in the period. */
  ended: z.int(),
}
const sumsSchema = z.object(sumsShape)
export type NewsletterSums = z.infer<typeof sumsSchema>

/** Sign-ups are counted by day. */
export const newsletterSteps = steps.filter((step) => step !== 'hour')
export type NewsletterStep = (typeof newsletterSteps)[number]

const pointSchema = z.object({
  /** Its first day: 2026-11-20. */
  begins: z.string(),
  ...sumsShape,
})
export type NewsletterPoint = z.infer<typeof pointSchema>

export const newsletterSplits = ['source', 'page', 'form'] as const
export type NewsletterSplit = (typeof newsletterSplits)[number]

const rowSchema = z.object({
  /** A source, the path of a page, or the id of a form. */
  text: z.string(),
  /** Empty for a form that is gone. */
  name: z.string(),
  ...sumsShape,
})
export type NewsletterRow = z.infer<typeof rowSchema>

const periodQuery = z.object(periodShape).refine(inOrder)
const splitQuery = z.object({ ...periodShape, by: z.enum(newsletterSplits) }).refine(inOrder)

export const getNewsletterNumbersCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/newsletter',
  summary: 'Get how many people signed up to newsletters in a period, confirmed and left, in total and over time',
  access: 'reports.read',
  query: z
    .object({ ...periodShape, step: z.enum(newsletterSteps as [NewsletterStep, ...NewsletterStep[]]) })
    .refine(inOrder),
  reply: z.object({ total: sumsSchema, points: z.array(pointSchema) }),
})

export const exportNewsletterNumbersCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/newsletter.csv',
  summary: 'Export how many people signed up to newsletters on each day of a period as CSV',
  access: 'reports.read',
  query: periodQuery,
  reply: z.string(),
})

export const splitNewsletterCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/newsletter/split',
  summary: 'Get sign-ups to newsletters by source, page or form, most first',
  access: 'reports.read',
  query: splitQuery,
  reply: z.object({ rows: z.array(rowSchema), hasMore: z.boolean() }),
})

export const exportNewsletterSplitCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/newsletter/split.csv',
  summary: 'Export sign-ups to newsletters by source, page or form as CSV',
  access: 'reports.read',
  query: splitQuery,
  reply: z.string(),
})
