import type { MailServer } from './schema.ts'

/** A well-known email service: what is the same for all of its customers, and where each finds their password. */
export interface MailProvider extends Pick<MailServer, 'host' | 'port' | 'security'> {
  readonly id: string
  readonly name: string
  /** The user name, where it is the same for everyone. */
  readonly user?: string
  /** Where user name and password are found, in a sentence or two. */
  readonly help: string
}

const starttls = { port: 587, security: 'starttls' } as const

/** `region` of Amazon SES is a part of its host name. */
export const SES_HOST = /^email-smtp\.([a-z0-9-]+)\.amazonaws\.com$/
export const sesRegions = [
  'us-east-1', 'us-east-2', 'us-west-1', 'us-west-2', 'ca-central-1', 'sa-east-1', 'eu-central-1', 'eu-west-1',
  'eu-west-2', 'eu-west-3', 'eu-north-1', 'eu-south-1', 'ap-south-1', 'ap-southeast-1', 'ap-southeast-2',
  'ap-northeast-1', 'ap-northeast-2', 'ap-northeast-3', 'af-south-1', 'me-south-1', 'il-central-1',
] as const // biome-ignore format: by continent

/** The host of Amazon SES in a region. */
export const sesHost = (region: string): string => `email-smtp.${region}.amazonaws.com`

/** Services to choose from, the best known first. */
export const mailProviders: readonly MailProvider[] = [
  {
    id: 'gmail',
    name: 'Gmail or Google Workspace',
    ...{ host: 'smtp.gmail.com', ...starttls },
    help: 'The user name is your address. Make an app password at myaccount.google.com/apppasswords: your usual password doesn’t work.',
  },
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    ...{ host: 'smtp.office365.com', ...starttls },
    help: 'The user name is your address. An administrator allows Authenticated SMTP for it in the Microsoft 365 admin center, under Active users, Mail, Manage email apps.',
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    ...{ host: 'smtp.fastmail.com', port: 465, security: 'tls' },
    help: 'The user name is your address. Make an app password under Settings, Privacy & Security, Manage app passwords.',
  },
  {
    id: 'ses',
    name: 'Amazon SES',
    ...{ host: sesHost('us-east-1'), ...starttls },
    help: 'Create SMTP credentials in the SES console under SMTP settings, in the same region. They aren’t your AWS access keys.',
  },
  {
    id: 'postmark',
    name: 'Postmark',
    ...{ host: 'smtp.postmarkapp.com', ...starttls },
    help: 'User name and password are both the Server API token: open your server in Postmark, then API Tokens.',
  },
  {
    id: 'sendgrid',
    name: 'SendGrid',
    ...{ host: 'smtp.sendgrid.net', ...starttls, user: 'apikey' },
    help: 'The user name is the word apikey. The password is an API key with access to Mail Send: Settings, API Keys.',
  },
  {
    id: 'mailgun',
    name: 'Mailgun (US)',
    ...{ host: 'smtp.mailgun.org', ...starttls },
    help: 'Find both in Mailgun under Sending, Domain settings, SMTP credentials.',
  },
  {
    id: 'mailgun-eu',
    name: 'Mailgun (EU)',
    ...{ host: 'smtp.eu.mailgun.org', ...starttls },
    help: 'Find both in Mailgun under Sending, Domain settings, SMTP credentials.',
  },
  {
    id: 'brevo',
    name: 'Brevo',
    ...{ host: 'smtp-relay.brevo.com', ...starttls },
    help: 'Find the login and an SMTP key in Brevo under Settings, SMTP & API. An API key doesn’t work.',
  },
]

/** The service of a host; null for any other mail server. */
export function providerOf(host: string): MailProvider | null {
  const known = SES_HOST.test(host) ? 'ses' : null
  return mailProviders.find((provider) => provider.id === known || provider.host === host) ?? null
}
