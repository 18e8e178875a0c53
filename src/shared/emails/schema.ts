import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/**
 * `delayed`: the mail server could not accept it, and it will be retried. `failed`: it is not retried any more.
 * `unconfirmed`: the connection ended before the server confirmed it. `mailbox`: there is no mail server.
 */
export const emailStates = ['waiting', 'delayed', 'sent', 'mailbox', 'unconfirmed', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

export const emailSummarySchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  state: z.enum(emailStates),
  /** The error in a sentence; null without an error, or in emails of older versions. */
  problem: z.string().nullable(),
  /** The mail server's answer. */
  error: z.string().nullable(),
  aboutId: z.string().nullable(),
})
export type EmailSummary = z.infer<typeof emailSummarySchema>

export const listEmailsCall = contract({
  method: 'GET',
  path: '/api/owner/emails',
  summary: 'List the emails of the site, newest first',
  access: 'emails.read',
  query: z.object({
    aboutId: z.string().max(64).optional(),
    state: z.enum(emailStates).optional(),
    /** Beginnings of words: an address, words of a subject, an order number. */
    search: z.string().max(100).optional(),
    after: idSchema.optional(),
  }),
  reply: z.object({
    emails: z.array(emailSummarySchema),
    next: z.string().nullable(),
    /** Whether there is an SMTP server; without one, emails are only stored. */
    sendsMail: z.boolean(),
  }),
})

export const getEmailCall = contract({
  method: 'GET',
  path: '/api/owner/emails/:emailId',
  summary: 'Get an email in plain text',
  access: 'emails.read',
  parameters: z.object({ emailId: idSchema }),
  reply: z.object({
    email: emailSummarySchema.extend({
      /** When it was sent for the first time, in milliseconds since 1970; `sentAt` is the last time. Null before. */
      firstSentAt: z.int().nullable(),
      plain: z.string(),
      replyTo: z.string(),
      /** The time of the last attempt; null where none is planned. */
      triesUntil: z.int().nullable(),
      /** Whether it can be sent to another address: not emails that prove something or give access. */
      canRedirect: z.boolean(),
    }),
  }),
  failures: ['email-not-found'],
})

/** The reply has its own content security policy: styles work, scripts do not. */
export const showEmailCall = contract({
  method: 'GET',
  path: '/api/owner/emails/:emailId/page',
  summary: 'Get an email as its recipient sees it, as HTML for a frame',
  access: 'emails.read',
  parameters: z.object({ emailId: idSchema }),
  reply: z.string(),
  failures: ['email-not-found'],
})

/** The status of the email shows whether it was sent. */
export const sendTestEmailCall = contract({
  method: 'POST',
  path: '/api/owner/emails/test',
  summary: 'Send a test email to the signed-in person',
  access: 'emails.read',
  perMinute: 6,
  reply: z.object({ emailId: idSchema }),
})

export const resendEmailCall = contract({
  method: 'POST',
  path: '/api/owner/emails/:emailId/send',
  summary: 'Resend an email, to its address or to a corrected one',
  access: 'orders.manage',
  parameters: z.object({ emailId: idSchema }),
  body: z.strictObject({ to: emailSchema.optional() }),
  reply: z.object({ email: emailSummarySchema }),
  failures: ['email-not-found', 'email-not-redirected'],
})
