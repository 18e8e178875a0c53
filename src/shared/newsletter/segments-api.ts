import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { segmentFilterSchema, segmentNameSchema, segmentSchema } from './schema.ts'

/** The owner's calls on segments. `listSubscribers` lists and exports their subscribers by the filter. */

const parameters = z.object({ segmentId: idSchema })
const body = z.strictObject({ name: segmentNameSchema, filter: segmentFilterSchema })

export const listSegmentsCall = contract({
  method: 'GET',
  path: '/api/owner/newsletter/segments',
  summary: 'List all segments by name, with how many subscribers are in each now',
  access: 'subscribers.read',
  reply: z.object({ segments: z.array(segmentSchema) }),
})

export const createSegmentCall = contract({
  method: 'POST',
  path: '/api/owner/newsletter/segments',
  summary: 'Save a filter of subscribers as a segment',
  access: 'subscribers.write',
  body,
  reply: z.object({ segmentId: idSchema, batchId: idSchema }),
  failures: ['segment-limit', 'list-not-found'],
})

export const updateSegmentCall = contract({
  method: 'PUT',
  path: '/api/owner/newsletter/segments/:segmentId',
  summary: 'Change the name or filter of a segment',
  access: 'subscribers.write',
  parameters,
  body,
  /** Null when nothing changed. */
  reply: z.object({ batchId: idSchema.nullable() }),
  failures: ['segment-not-found', 'list-not-found'],
})

export const deleteSegmentCall = contract({
  method: 'DELETE',
  path: '/api/owner/newsletter/segments/:segmentId',
  summary: 'Delete a segment; its subscribers stay on their lists',
  access: 'subscribers.write',
  parameters,
  reply: z.object({ batchId: idSchema }),
  failures: ['segment-not-found'],
})
