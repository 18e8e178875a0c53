import { type MailTrouble, troubleInWords } from '#shared/mail-server/troubles.ts'

/** Thrown before a mail server is asked: why, in a sentence for the owner. */
export class MailServerUnusable extends Error {
  override name = 'MailServerUnusable'
  readonly trouble: MailTrouble

  /** @param host '' where the trouble is not about it */
  constructor(trouble: MailTrouble, host = '') {
    super(troubleInWords({ trouble, host }))
    this.trouble = trouble
  }
}

/** The fields of nodemailer's errors with the cause. */
interface ConnectionError {
  readonly code?: string
  /** The code of the system or of TLS, where `code` is nodemailer's. */
  readonly originalCode?: string
  readonly command?: string
  readonly response?: string
  readonly message?: string
  readonly rejectedErrors?: readonly ConnectionError[]
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)/
const TLS = /^(ERR_SSL|EPROTO)/
const ANSWER_LENGTH = 300

/** What is wrong with a mail server, from an error of nodemailer, and what it or the connection said. */
export function troubleOf(error: unknown): { readonly trouble: MailTrouble; readonly answer: string } {
  if (error instanceof MailServerUnusable) return { trouble: error.trouble, answer: '' }
  const thrown = (error ?? {}) as ConnectionError
  const cause = thrown.rejectedErrors?.[0] ?? thrown
  // Another company’s server wrote this answer: it is put on one line and shortened.
  const answer = (cause.response ?? '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LENGTH)
  return { trouble: kindOf(thrown, cause), answer }
}

function kindOf(thrown: ConnectionError, cause: ConnectionError): MailTrouble {
  const { code = '', originalCode = code } = thrown
  if (code === 'EAUTH') return 'login'
  if (cause.command === 'RCPT TO') return 'recipient'
  if (cause.command === 'MAIL FROM' || isAboutSender(cause)) return 'sender'
  if (CERTIFICATE.test(originalCode)) return 'certificate'
  if (code === 'ETLS' || TLS.test(originalCode)) return 'encryption'
  if (code === 'EDNS') return 'name-not-found'
  if (originalCode === 'ECONNREFUSED') return 'refused'
  if (code === 'ETIMEDOUT' || /^(EHOSTUNREACH|ENETUNREACH|ECONNRESET|ETIMEDOUT)$/.test(originalCode)) return 'no-answer'
  return 'other'
}

/** Many services take the message and refuse it then, with the sender as the reason. */
const isAboutSender = ({ command, response = '' }: ConnectionError): boolean =>
  command === 'DATA' && /sender|from address|not verified|identity|send as/i.test(response)
