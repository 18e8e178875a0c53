import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

/** Changes of webhooks, without their secrets; so they are final. */
export const webhookLog = defineLog({
  noun: 'webhook',
  snapshot: z.object({ url: z.string(), description: z.string(), events: z.array(z.string()), isOn: z.boolean() }),
  titleOf: ({ url }) => url,
  whyFinal: () => 'secret-not-logged',
})
