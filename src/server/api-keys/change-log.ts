import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

/** Keys that were created and revoked, without the keys themselves; so they are final. */
export const apiKeyLog = defineLog({
  noun: 'api-key',
  snapshot: z.object({ name: z.string(), scopes: z.array(z.string()), beginning: z.string() }),
  titleOf: ({ name }) => name,
  whyFinal: () => 'secret-not-logged',
})
