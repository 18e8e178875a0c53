import { Transform } from 'node:stream'
import type { Selectable } from 'kysely'
import type { Transporter } from 'nodemailer'
import type { Env } from '#server/env.ts'
import { backOff, RetryLater } from '#server/jobs/run-job.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Database } from '#server/tables.ts'
import { watchForHanging } from './hanging-server.ts'
import type { sendEmailJob } from './jobs.ts'
import { mailProblemOf } from './mail-problem.ts'
import { packHtml } from './pack-html.ts'
import type { MailTables } from './tables.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** RFC 5321 (4.5.3.2.6) allows ten minutes. A worker cannot wait that long: payments and other work need it. */
const ANSWER_MILLISECONDS = MINUTE
const CONNECT_MILLISECONDS = 10 * SECOND
const NO_ANSWER = 'The mail server isn’t responding.'
/** Delays after a message was sent and not confirmed. Then it stops: more attempts would send more copies. */
const UNCONFIRMED_PAUSES: readonly number[] = [20 * MINUTE, 2 * 60 * MINUTE]

export interface SmtpOptions {
  readonly url: string
  readonly from: string
  /** How long the server may take for a message; tests do not wait for minutes. */
  readonly answerMilliseconds?: number
  /** The time without an answer after which the server hangs. */
  readonly hangingMilliseconds?: number
}

/** The mail server of the environment; null without one. */
export function smtpOf({ SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): SmtpOptions | null {
  return SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM ?? 'shop@localhost' } : null
}

/** How the HTML and the sender of an email are found. */
export interface EmailSources {
  /** The name of a website beside the address of the sender; '' for the one of the installation. */
  senderNameOf(websiteId: string): Promise<string>
  /** The HTML of an email: some are drawn when they are sent. */
  htmlOf(email: Selectable<MailTables['letters']>): Promise<string>
}

/**
 * The job that sends an email over SMTP. What was drawn for it is stored as it was sent. Without an SMTP server the email is stored in the mailbox that the studio
 * shows. An email that was sent already is left alone, so that a job that runs twice sends once.
 */
export function sendEmailHandler(
  database: Database,
  smtp: SmtpOptions | null,
  { senderNameOf, htmlOf }: EmailSources,
): JobHandler<typeof sendEmailJob> {
  let transport: Transporter | undefined
  const server = watchForHanging(smtp?.hangingMilliseconds)
  return async ({ websiteId, payload, attempts, isLastTry }) => {
    const { letterId: emailId } = payload
    const here = database.updateTable('letters').where('website_id', '=', websiteId).where('id', '=', emailId)
    const email = await database
      .selectFrom('letters')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('id', '=', emailId)
      .executeTakeFirst()
    if (!email || email.state === 'sent' || email.state === 'mailbox') return
    if (!smtp) {
      await here.set({ state: 'mailbox' }).execute()
      return
    }
    const wait = server.waitFor(Date.now())
    if (wait > 0 && !isLastTry) {
      if (email.state !== 'unconfirmed') await here.set({ state: 'delayed', problem: NO_ANSWER, error: null }).execute()
      throw new RetryLater(NO_ANSWER, Math.max(wait, backOff(attempts)))
    }
    transport ??= await createTransport(smtp)
    const { plainWordsOf } = await import('./plain-words.ts')
    const html = await htmlOf(email)
    let isHandedOver = false
    const message = {
      from: senderOf(smtp.from, await senderNameOf(websiteId)),
      // As an object: an address is never parsed from a string that a stranger wrote.
      to: { name: '', address: email.to_address },
      ...(email.reply_to && { replyTo: { name: '', address: email.reply_to } }),
      // Unsubscribing with one click in the mail program (RFC 8058), besides the link in the email.
      ...(email.unsubscribe_url && {
        headers: {
          'List-Unsubscribe': `<${email.unsubscribe_url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
      subject: email.subject,
      html,
      text: plainWordsOf(html),
      messageId: messageIdOf(websiteId, email),
      disableFileAccess: true,
      disableUrlAccess: true,
      onHandedOver: () => {
        isHandedOver = true
      },
    }
    // A later version of the program draws the same facts otherwise.
    const asSent = () => (email.facts === null ? {} : { facts: null, packed: packHtml(html) })
    const end = server.begin(Date.now())
    try {
      await transport.sendMail(message)
      end(true, Date.now())
    } catch (error) {
      end(false, Date.now())
      const { kind, sentence, details } = mailProblemOf(error, email.to_address, isHandedOver)
      const facts = { problem: sentence, error: details }
      if (kind === 'refused') {
        await here.set({ state: 'failed', ...facts }).execute()
        return
      }
      if (kind === 'later') {
        await here.set({ state: isLastTry ? 'failed' : 'delayed', ...facts }).execute()
        throw error
      }
      const nextTry = UNCONFIRMED_PAUSES[email.unconfirmed]
      await here.set({ state: 'unconfirmed', unconfirmed: email.unconfirmed + 1, ...facts, ...asSent() }).execute()
      if (nextTry === undefined || isLastTry) return
      throw new RetryLater(sentence, nextTry)
    }
    const now = Date.now()
    const sent = { sent_at: now, first_sent_at: email.first_sent_at ?? now }
    await here.set({ state: 'sent', ...sent, error: null, problem: null, ...asSent() }).execute()
  }
}

/**
 * The same for every attempt of an email, so that receivers drop copies. Only an email that had arrived and is sent
 * again on purpose is a new message: receivers would drop it otherwise.
 */
function messageIdOf(websiteId: string, { id, turn }: { readonly id: string; readonly turn: number }): string {
  return `<${id}${turn > 0 ? `.${turn}` : ''}@${websiteId}>`
}

/** The sender of the installation, such as `Shop <shop@example.com>`, under the name of a website. */
function senderOf(from: string, name: string): string | { name: string; address: string } {
  if (name === '') return from
  const address = from
    .slice(from.lastIndexOf('<') + 1)
    .replace(/>\s*$/, '')
    .trim()
  return { name, address }
}

/** Loaded with the first email: a site without a mail server never needs it. */
async function createTransport({ url, answerMilliseconds = ANSWER_MILLISECONDS }: SmtpOptions): Promise<Transporter> {
  const nodemailer = await import('nodemailer')
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: answerMilliseconds,
  })
  // Detects the end of the message: from now on, no answer does not mean that the server has not accepted it.
  transport.use('stream', (mail, done) => {
    const { onHandedOver } = mail.data as { onHandedOver?: () => void }
    mail.message.transform(
      () =>
        new Transform({
          transform: (chunk, _encoding, pass) => pass(null, chunk),
          flush: (end) => {
            onHandedOver?.()
            end()
          },
        }),
    )
    done()
  })
  return transport
}
