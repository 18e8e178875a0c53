import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'

/**
 * `delayed`: the mail server could not take it, and it is tried again. `failed`: it is not tried any more. `unconfirmed`: the
 * server took it and never said so. `mailbox`: there is no mail server.
 */
export const letterStates = ['waiting', 'delayed', 'sent', 'mailbox', 'unconfirmed', 'failed'] as const
export type LetterState = (typeof letterStates)[number]

export const letterSummarySchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  state: z.enum(letterStates),
  /** What went wrong, in a sentence; null where nothing did, or in emails of older versions. */
  problem: z.string().nullable(),
  /** What the mail server said. */
  error: z.string().nullable(),
  aboutId: z.string().nullable(),
})
export type LetterSummary = z.infer<typeof letterSummarySchema>

export const listLetters = contract({
  method: 'GET',
  path: '/api/owner/letters',
  summary: 'List the emails of the site, newest first',
  access: 'letters.read',
  query: z.object({
    aboutId: z.string().max(64).optional(),
    state: z.enum(letterStates).optional(),
    /** Beginnings of words: an address, words of a subject, an order number. */
    search: z.string().max(100).optional(),
    after: z.string().max(64).optional(),
  }),
  reply: z.object({
    letters: z.array(letterSummarySchema),
    next: z.string().nullable(),
    /** Whether there is an SMTP server; without one emails stay in this mailbox. */
    sendsMail: z.boolean(),
  }),
})

export const getLetter = contract({
  method: 'GET',
  path: '/api/owner/letters/:letterId',
  summary: 'Get an email in plain text',
  access: 'letters.read',
  parameters: z.object({ letterId: idSchema }),
  reply: z.object({
    letter: letterSummarySchema.extend({
      plain: z.string(),
      replyTo: z.string(),
      /** When it is tried for the last time; null where no try is planned. */
      triesUntil: z.int().nullable(),
      /** Whether it may go to another address: not what proves or opens something of its recipient. */
      canRedirect: z.boolean(),
    }),
  }),
  failures: ['letter-not-found'],
})

/** Comes with a policy of its own, under which its styles count and nothing runs. */
export const showLetter = contract({
  method: 'GET',
  path: '/api/owner/letters/:letterId/page',
  summary: 'Get an email as its recipient sees it, as HTML for a frame',
  access: 'letters.read',
  parameters: z.object({ letterId: idSchema }),
  reply: z.string(),
  failures: ['letter-not-found'],
})

/** Its outcome is the status of the email. */
export const sendTestEmail = contract({
  method: 'POST',
  path: '/api/owner/letters/test',
  summary: 'Send a test email to the signed-in person',
  access: 'letters.read',
  perMinute: 6,
  reply: z.object({ letterId: idSchema }),
})

export const sendLetterAgain = contract({
  method: 'POST',
  path: '/api/owner/letters/:letterId/send',
  summary: 'Resend an email, to its address or to a corrected one',
  access: 'orders.manage',
  parameters: z.object({ letterId: idSchema }),
  body: z.strictObject({ to: emailSchema.optional() }),
  reply: z.object({ letter: letterSummarySchema }),
  failures: ['letter-not-found', 'letter-not-redirected'],
})
