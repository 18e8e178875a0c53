import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { pixelsSchema } from '#shared/pixels/schema.ts'

/** Changes of the site's pixels. */
export const pixelsLog = defineLog({ noun: 'pixels', snapshot: pixelsSchema, titleOf: () => '' })

/** Changes of the access tokens, without their texts; so they are final. */
export const pixelTokensLog = defineLog({
  noun: 'pixel-tokens',
  snapshot: z.object({ provider: z.string(), adAccountId: z.string() }),
  titleOf: () => '',
  whyFinal: () => 'key-not-logged',
})
