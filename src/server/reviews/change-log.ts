import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { reviewStates } from '#shared/reviews/schema.ts'
import type { ReviewRow } from './review-store.ts'

/** What the team decides about a review. Not what its writer wrote: an erasure leaves nothing of it. */
export const reviewSnapshotSchema = z.object({
  /** The product. */
  title: z.string(),
  state: z.enum(reviewStates),
  reason: z.string(),
  reply: z.string(),
})
export type ReviewSnapshot = z.infer<typeof reviewSnapshotSchema>

/** Changes of reviews by the team. */
export const reviewLog = defineLog({
  noun: 'review',
  snapshot: reviewSnapshotSchema,
  titleOf: ({ title }) => title,
  factsOf: ({ title: _, ...facts }) => facts,
})

/** The part of a review that the log stores. @param title its product */
export const snapshotOf = (
  { state, hide_reason: reason, reply }: Pick<ReviewRow, 'state' | 'hide_reason' | 'reply'>,
  title: string,
): ReviewSnapshot => ({ title, state, reason, reply })
