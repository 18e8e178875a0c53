import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'

/** `delayed`: the mail server could not take it, and it is tried again. `failed`: it is not tried any more. */
export const letterStates = ['waiting', 'delayed', 'sent', 'mailbox', 'failed'] as const
export type LetterState = (typeof letterStates)[number]

export const letterSummarySchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  state: z.enum(letterStates),
  error: z.string().nullable(),
  aboutId: z.string().nullable(),
})
export type LetterSummary = z.infer<typeof letterSummarySchema>

export const listLetters = contract({
  method: 'GET',
  path: '/api/owner/letters',
  summary: 'Letters that the shop wrote, newest first',
  access: 'letters.read',
  query: z.object({
    aboutId: z.string().max(64).optional(),
    state: z.enum(letterStates).optional(),
    after: z.string().max(64).optional(),
  }),
  reply: z.object({
    letters: z.array(letterSummarySchema),
    next: z.string().nullable(),
    /** Whether there is an SMTP server; without one letters stay in this mailbox. */
    sendsMail: z.boolean(),
  }),
})

export const getLetter = contract({
  method: 'GET',
  path: '/api/owner/letters/:letterId',
  summary: 'One letter in plain words',
  access: 'letters.read',
  parameters: z.object({ letterId: idSchema }),
  reply: z.object({ letter: letterSummarySchema.extend({ plain: z.string(), replyTo: z.string() }) }),
  failures: ['letter-not-found'],
})

/** Comes with a policy of its own, under which its styles count and nothing runs. */
export const showLetter = contract({
  method: 'GET',
  path: '/api/owner/letters/:letterId/page',
  summary: 'One letter as its recipient sees it, as HTML for a frame',
  access: 'letters.read',
  parameters: z.object({ letterId: idSchema }),
  reply: z.string(),
  failures: ['letter-not-found'],
})

export const sendLetterAgain = contract({
  method: 'POST',
  path: '/api/owner/letters/:letterId/send',
  summary: 'Sends a letter once more',
  access: 'orders.manage',
  parameters: z.object({ letterId: idSchema }),
  reply: z.object({ letter: letterSummarySchema }),
  failures: ['letter-not-found'],
})
