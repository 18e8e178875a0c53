import type { MailSecurity } from '#shared/mail-server/schema.ts'

/** How a connection is encrypted, in the words of email services. */
export const securityNames: Readonly<Record<MailSecurity, string>> = { starttls: 'STARTTLS', tls: 'TLS' }

/** The usual port of each. */
export const usualPorts: Readonly<Record<MailSecurity, number>> = { starttls: 587, tls: 465 }
