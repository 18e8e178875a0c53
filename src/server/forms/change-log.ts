import { z } from 'zod'
import { defineLog, dropTitle } from '#server/changes/define-log.ts'
import { formSchema } from '#shared/forms/schema.ts'
import { addCaptcha } from './documents.ts'

/** Changes of forms. A step of the content (`documents.ts`) is a step here too. */
export const formLog = defineLog({
  noun: 'form',
  snapshot: formSchema.strip(),
  steps: [addCaptcha, dropTitle],
  titleOf: (form) => form.name,
})

/** Deletions of all submissions of a person; they are final, and the log does not contain whose they were. */
export const submissionLog = defineLog({
  noun: 'submission',
  snapshot: z.object({
    /** The number of submissions, as text. */
    title: z.string(),
  }),
  titleOf: (deleted) => deleted.title,
  whyFinal: () => 'responses-deleted',
})
