import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

const returnEmailKinds = [
  'return-requested',
  'new-return',
  'return-approved',
  'return-refused',
  'return-canceled',
  'return-received',
  'return-closed',
] as const
export type ReturnEmailKind = (typeof returnEmailKinds)[number]

/** Writes the emails about a return. */
export const writeReturnEmailsJob = defineJob({
  kind: 'write-return-letters',
  payload: z.object({ returnId: z.string(), orderId: z.string(), kinds: z.array(z.enum(returnEmailKinds)) }),
})
