import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { mailServerInputSchema, mailServerSchema } from './schema.ts'

/** The owner's calls on the mail server of the site. The password is sent to the server and never returned. */

const storedServerSchema = mailServerSchema.extend({
  savedAt: z.int(),
  /** Why it took no email the last time, and since when; null while it works. */
  problem: z.object({ words: z.string(), since: z.int() }).nullable(),
})
export type StoredMailServer = z.infer<typeof storedServerSchema>

export const getMailServerCall = contract({
  method: 'GET',
  path: '/api/owner/mail-server',
  summary: 'Get the mail server of the site without its password, and whether the installation has one',
  access: 'settings.manage',
  reply: z.object({
    /** Null without one: emails are sent by the installation's mail server then, or not at all. */
    own: storedServerSchema.nullable(),
    /** The sender of the installation's mail server, '' where none is set; null without such a server. */
    installation: z.object({ from: z.string() }).nullable(),
  }),
})

export const saveMailServerCall = contract({
  method: 'PUT',
  path: '/api/owner/mail-server',
  summary: 'Save the mail server of the site after signing in to it; emails are sent through it from now on',
  access: 'site.manage',
  perMinute: 10,
  body: mailServerInputSchema,
  reply: z.object({ own: storedServerSchema }),
  failures: ['secrets-key-missing', 'mail-server-failed', 'mail-server-password-missing'],
})

export const testMailServerCall = contract({
  method: 'POST',
  path: '/api/owner/mail-server/test',
  summary: 'Send a test email to the signed-in person through the mail server of the site, and wait for its answer',
  access: 'site.manage',
  perMinute: 6,
  reply: z.object({ to: z.string() }),
  failures: ['mail-server-failed', 'mail-server-not-set'],
})

export const removeMailServerCall = contract({
  method: 'DELETE',
  path: '/api/owner/mail-server',
  summary: 'Remove the mail server of the site with its password',
  access: 'site.manage',
  reply: z.object({}),
  failures: ['mail-server-not-set'],
})
