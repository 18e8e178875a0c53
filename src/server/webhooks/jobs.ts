import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Sends the due deliveries of an endpoint. One runs at a time for each: its key is the id of the endpoint. */
export const deliverWebhooksJob = defineJob({
  kind: 'deliver-webhooks',
  payload: z.object({ endpointId: z.string() }),
  pace: 'long',
})

/** Sends events of the last days again. */
export const replayWebhooksJob = defineJob({
  kind: 'replay-webhooks',
  payload: z.object({
    endpointId: z.string(),
    /** Milliseconds since 1970, both included. */
    since: z.int(),
    until: z.int(),
    /** Only those that did not arrive. */
    onlyFailed: z.boolean(),
  }),
  pace: 'long',
})

/** Writes the email about an endpoint that does not answer. */
export const writeWebhookEmailJob = defineJob({
  kind: 'write-webhook-letter',
  payload: z.object({ endpointId: z.string(), about: z.enum(['failed', 'off']) }),
})
