import { defineLog, dropTitle } from '#server/changes/define-log.ts'
import { segmentSchema } from '#shared/newsletter/schema.ts'

/** Changes of segments. */
export const segmentLog = defineLog({
  noun: 'segment',
  snapshot: segmentSchema.omit({ count: true }),
  steps: [dropTitle],
  titleOf: (segment) => segment.name,
})
