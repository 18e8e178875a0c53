import type { EmailWebsite } from './email.ts'

/** Where replies to the emails of a website go: the owner's choice, or the shop's own address. '' for nowhere. */
export const replyToOf = ({ emails, settings }: Pick<EmailWebsite, 'emails' | 'settings'>): string =>
  emails.design.replyTo || settings.contactEmail || settings.orderNotificationEmail
