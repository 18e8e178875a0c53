import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

/** Changes that people make of their own accounts; they are final. */
export const accountLog = defineLog({
  noun: 'account',
  snapshot: z.object({
    /** The person's name. */
    title: z.string(),
    email: z.string(),
  }),
  titleOf: (account) => account.title,
})
