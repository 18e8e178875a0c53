import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/products/schema.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'

/**
 * `delayed`: the mail server could not accept it, and it will be retried. `failed`: it is not retried any more.
 * `unconfirmed`: the connection ended before the server confirmed it. `mailbox`: there is no mail server.
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
  /** The error in a sentence; null without an error, or in emails of older versions. */
  problem: z.string().nullable(),
  /** The mail server's answer. */
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
    /** Whether there is an SMTP server; without one, emails are only stored. */
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
      /** The time of the last attempt; null where none is planned. */
      triesUntil: z.int().nullable(),
      /** Whether it can be sent to another address: not emails that prove something or give access. */
      canRedirect: z.boolean(),
    }),
  }),
  failures: ['letter-not-found'],
})

/** The reply has its own content security policy: styles work, scripts do not. */
export const showLetter = contract({
  method: 'GET',
  path: '/api/owner/letters/:letterId/page',
  summary: 'Get an email as its recipient sees it, as HTML for a frame',
  access: 'letters.read',
  parameters: z.object({ letterId: idSchema }),
  reply: z.string(),
  failures: ['letter-not-found'],
})

/** The status of the email shows whether it was sent. */
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
