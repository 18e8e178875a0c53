import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { inOrder, periodShape } from './api.ts'

const lessonRowSchema = z.object({
  lessonId: z.string(),
  title: z.string(),
  courseTitle: z.string(),
  /** Whether it has a video, which is followed in tenths; a text is read as a whole. */
  hasVideo: z.boolean(),
  started: z.int(),
  /** Who reached 10 %, 20 % … 90 % of it. */
  reached: z.array(z.int()),
  finished: z.int(),
})
export type LessonRow = z.infer<typeof lessonRowSchema>

const periodQuery = z.object(periodShape).refine(inOrder)

export const getLessonsReachedCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/lessons',
  summary: 'Get how many started and finished each lesson in a period, and how far the others got',
  access: 'reports.read',
  query: periodQuery,
  reply: z.object({ rows: z.array(lessonRowSchema), hasMore: z.boolean() }),
})

export const exportLessonsReachedCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/lessons.csv',
  summary: 'Export how many started and finished each lesson in a period as CSV',
  access: 'reports.read',
  query: periodQuery,
  reply: z.string(),
})
