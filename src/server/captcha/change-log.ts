import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

/** Changes of the keys, without the secret one; so they are final. */
export const captchaLog = defineLog({
  noun: 'captcha',
  snapshot: z.object({
    siteKey: z.string(),
    kind: z.string(),
    project: z.string(),
    minimumScore: z.number(),
  }),
  titleOf: () => '',
  whyFinal: () => 'key-not-logged',
})
