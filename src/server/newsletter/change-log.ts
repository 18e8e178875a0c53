import { z } from 'zod'
import { defineLog, dropTitle } from '#server/changes/define-log.ts'
import { segmentSchema } from '#shared/newsletter/schema.ts'

const segmentSnapshotSchema = segmentSchema.omit({ count: true })

/** Changes of segments. */
export const segmentLog = defineLog({
  noun: 'segment',
  snapshot: segmentSnapshotSchema,
  steps: [dropTitle],
  titleOf: (segment) => segment.name,
})

const listSnapshotSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Segments of the list that were deleted or restored with it. */
  segments: z.array(segmentSnapshotSchema),
  /** The number of subscribers that were deleted with it. */
  subscribers: z.int(),
})
export type ListSnapshot = z.infer<typeof listSnapshotSchema>

/** Changes of lists. */
export const listLog = defineLog({
  noun: 'newsletter-list',
  snapshot: listSnapshotSchema,
  titleOf: (list) => list.name,
  factsOf: ({ name }) => ({ name }),
  whyFinal: ({ before, after }) => (after === null && before!.subscribers > 0 ? 'subscribers-deleted' : null),
})

const footerSnapshotSchema = z.object({
  formId: z.string().nullable(),
  /** The name of the form; empty without one. */
  form: z.string(),
})
export type FooterSnapshot = z.infer<typeof footerSnapshotSchema>

/** Changes of the form in the footer of every page. */
export const footerFormLog = defineLog({
  noun: 'footer-form',
  snapshot: footerSnapshotSchema,
  titleOf: ({ form }) => form,
})

const subscriberSnapshotSchema = z.object({
  what: z.enum(['added', 'imported', 'named', 'left-before', 'unsubscribed', 'deleted']),
  /** The number of subscribers. */
  count: z.int(),
  /** The name of their list; empty for several. */
  list: z.string(),
})
export type SubscriberChange = z.infer<typeof subscriberSnapshotSchema>

/**
 * What was done with subscribers: numbers, because the addresses of people are deleted with them. It is final: an undo
 * must not subscribe someone who has left.
 */
export const subscriberLog = defineLog({
  noun: 'subscriber',
  snapshot: subscriberSnapshotSchema,
  titleOf: inWords,
  whyFinal: () => 'subscribers-asked',
})

function inWords({ what, count, list }: SubscriberChange): string {
  switch (what) {
    case 'added':
      return `${count} added to “${list}”`
    case 'imported':
      return `${count} imported into “${list}”`
    case 'named':
      return `${count} given a name`
    case 'left-before':
      return `${count} recorded as unsubscribed`
    case 'unsubscribed':
      return `${count} unsubscribed`
    case 'deleted':
      return `${count} deleted with all data`
  }
}
