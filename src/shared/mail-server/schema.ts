import { z } from 'zod'
import { emailSchema } from '#shared/sign-in/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'

/** `tls`: encrypted from the beginning. `starttls`: encrypted before anything is sent. There is no third way. */
export const mailSecurities = ['starttls', 'tls'] as const
export type MailSecurity = (typeof mailSecurities)[number]

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/
export const PASSWORD_LENGTH = 500

/** The mail server of a site without its password. */
export const mailServerSchema = z.strictObject({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(HOST, 'Enter a host name, such as smtp.example.com, without https:// and without a port.'),
  port: z.int('Enter a port from 1 to 65535.').min(1, 'Enter a port from 1 to 65535.').max(65_535, {
    error: 'Enter a port from 1 to 65535.',
  }),
  security: z.enum(mailSecurities),
  user: singleLine(256).refine((user) => user !== '', 'Enter the user name.'),
  /** The address that emails come from. */
  from: emailSchema,
})
export type MailServer = z.infer<typeof mailServerSchema>

/** The same with its password; '' leaves the stored one unchanged. */
export const mailServerInputSchema = mailServerSchema.extend({ password: z.string().max(PASSWORD_LENGTH) })
