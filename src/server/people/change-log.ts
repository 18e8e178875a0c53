import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

/** Changes of people to their own accounts; they are final. */
export const accountLog = defineLog({
  noun: 'account',
  snapshot: z.object({
    /** The person's name. */
    title: z.string(),
    email: z.string(),
  }),
  titleOf: (account) => account.title,
  whyFinal: () => 'own-account',
})
