import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { mailSecurities } from '#shared/mail-server/schema.ts'

/** Changes of the site's mail server, without its password; so they are final. */
export const mailServerLog = defineLog({
  noun: 'mail-server',
  snapshot: z.object({
    host: z.string(),
    port: z.int(),
    security: z.enum(mailSecurities),
    user: z.string(),
    from: z.string(),
  }),
  titleOf: ({ host }) => host,
  whyFinal: () => 'secret-not-logged',
})
