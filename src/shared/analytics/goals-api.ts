import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { inOrder, periodShape } from './api.ts'
import { type GoalSplit, goalSplits, goalsSchema } from './goals.ts'

const goalsReply = z.object({
  goals: goalsSchema,
  /** 0 when there was never one. */
  revision: z.int(),
})
export type GoalsReply = z.infer<typeof goalsReply>

export const getGoalsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/goals',
  summary: 'List what the owner counts as reached',
  access: 'reports.read',
  reply: goalsReply,
})

export const saveGoalsCall = contract({
  method: 'PUT',
  path: '/api/owner/analytics/goals',
  summary: 'Replace what the owner counts as reached; the numbers of a goal stay under its id',
  access: 'site.manage',
  body: z.strictObject({
    goals: goalsSchema,
    /** The revision that the screen loaded. */
    revision: z.int().min(0),
  }),
  reply: goalsReply.extend({
    /** Null when nothing changed. */
    batchId: idSchema.nullable(),
  }),
  failures: ['goal-form-unknown', 'goal-page-unknown', 'edit-conflict'],
})

const reachedSchema = z.object({
  goalId: z.string(),
  /** How often it was reached. */
  times: z.int(),
  /** Different people who reached it, each counted once a day. */
  visitors: z.int(),
})
export type ReachedGoal = z.infer<typeof reachedSchema>

/** Goals are counted by day. */
export const goalSteps = ['day', 'week', 'month'] as const

const pointSchema = z.object({
  /** Its first day: 2026-11-20. */
  begins: z.string(),
  /** The visitors of each goal, in the order of the goals. */
  visitors: z.array(z.int()),
})
export type GoalPoint = z.infer<typeof pointSchema>

const periodQuery = z.object(periodShape).refine(inOrder)

export const getReachedGoalsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/goals/reached',
  summary: 'Get how many visitors of a period reached each goal, in total and by day, week or month',
  access: 'reports.read',
  query: z.object({ ...periodShape, step: z.enum(goalSteps) }).refine(inOrder),
  reply: z.object({
    /** All visitors of the period. */
    visitors: z.int(),
    goals: z.array(reachedSchema),
    points: z.array(pointSchema),
  }),
})

export const exportReachedGoalsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/goals/reached.csv',
  summary: 'Export how many visitors of a period reached each goal on each day as CSV',
  access: 'reports.read',
  query: periodQuery,
  reply: z.string(),
})

const splitRowSchema = z.object({ text: z.string(), visitors: z.int(), reached: z.int() })
export type GoalRow = z.infer<typeof splitRowSchema>
const splitQuery = z.object({ ...periodShape, by: z.enum(goalSplits as [GoalSplit, ...GoalSplit[]]) }).refine(inOrder)
const goalIdOnly = z.object({ goalId: idSchema })

export const splitGoalCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/goals/:goalId/split',
  summary: 'Get who reached a goal by where they came from, their first page or their device',
  access: 'reports.read',
  parameters: goalIdOnly,
  query: splitQuery,
  reply: z.object({ rows: z.array(splitRowSchema), hasMore: z.boolean() }),
})

export const exportGoalCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/goals/:goalId/split.csv',
  summary: 'Export who reached a goal by where they came from, their first page or their device as CSV',
  access: 'reports.read',
  parameters: goalIdOnly,
  query: splitQuery,
  reply: z.string(),
})
