import { MailServerUnusable } from './servers/trouble-of.ts'

/** The error of an email in a sentence, and its consequence. */
export interface MailProblem {
  /**
   * `refused`: a retry would end the same. `later`: it is retried. `unknown`: the server may have accepted the email.
   */
  readonly kind: 'refused' | 'later' | 'unknown'
  readonly sentence: string
  /** The message of the server or the connection. */
  readonly details: string
}

/** The fields of nodemailer's errors with the cause. */
interface MailError {
  readonly message?: string
  readonly code?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
  readonly rejectedErrors?: readonly MailError[]
}

const UNREACHABLE = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ENOTFOUND', 'ESOCKET', 'ETLS'])
const isPermanent = (code: number | undefined): boolean => code !== undefined && code >= 500 && code < 600

/**
 * Reads an error of nodemailer.
 * @param to the recipient
 * @param isHandedOver whether the whole message had been sent: without an answer, the server may have accepted it
 */
export function mailProblemOf(error: unknown, to: string, isHandedOver: boolean): MailProblem {
  if (error instanceof MailServerUnusable) {
    return { kind: 'later', sentence: error.message, details: '' }
  }
  const thrown = (error ?? {}) as MailError
  const cause = thrown.rejectedErrors?.[0] ?? thrown
  const { responseCode, response = '' } = cause
  const details = (response || thrown.message || 'unknown').slice(0, 500)
  if (isHandedOver && responseCode === undefined) {
    const sentence = 'The mail server took this email but didn’t confirm it. It may have arrived.'
    return { kind: 'unknown', sentence, details }
  }
  if (thrown.code === 'EAUTH') {
    return { kind: 'later', sentence: 'The mail server didn’t accept the user name or password.', details }
  }
  const isRecipient = cause.command === 'RCPT TO' || thrown.rejectedErrors !== undefined
  if (isRecipient) {
    return isPermanent(responseCode)
      ? { kind: 'refused', sentence: `Not delivered: ${recipientRefused(to, response)}`, details }
      : { kind: 'later', sentence: `The mail server can’t take email for ${to} right now.`, details }
  }
  if (isHandedOver && isPermanent(responseCode)) {
    return { kind: 'refused', sentence: 'Not delivered: the mail server refused this email.', details }
  }
  if (cause.command === 'MAIL FROM' && isPermanent(responseCode)) {
    return { kind: 'later', sentence: 'The mail server doesn’t accept the sender address of this site.', details }
  }
  if (responseCode === undefined && UNREACHABLE.has(thrown.code ?? '')) {
    return { kind: 'later', sentence: 'We couldn’t reach the mail server.', details }
  }
  return { kind: 'later', sentence: 'The mail server couldn’t take this email.', details }
}

/** Why an address was refused: by the enhanced status (RFC 3463), else by what servers usually write. */
function recipientRefused(to: string, response: string): string {
  const status = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response)
  const [subject, detail] = [status?.[1], status?.[2]]
  if (subject === '2' && detail === '2') return `the mailbox of ${to} is full.`
  if (subject === '1' || (subject === '2' && detail === '1')) return `${to} doesn’t exist.`
  if (/user unknown|unknown user|no such (user|mailbox|recipient)|does(n't| not) exist|not found/i.test(response)) {
    return `${to} doesn’t exist.`
  }
  return `the mail server refused ${to}.`
}
