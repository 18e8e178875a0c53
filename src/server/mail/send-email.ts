import type { Selectable } from 'kysely'
import { backOff, RetryLater } from '#server/jobs/run-job.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Database } from '#server/tables.ts'
import type { sendEmailJob } from './jobs.ts'
import { mailProblemOf } from './mail-problem.ts'
import { packHtml } from './pack-html.ts'
import type { FindMailServer, SendingServer } from './servers/mail-servers.ts'
import type { MailTables } from './tables.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

const NO_ANSWER = 'The mail server isn’t responding.'
/** Delays after a message was sent and not confirmed. Then it stops: more attempts would send more copies. */
const UNCONFIRMED_PAUSES: readonly number[] = [20 * MINUTE, 2 * 60 * MINUTE]

export interface SenderNames {
  readonly senderName: string
  readonly title: string
}

/** How the HTML and the sender of an email are found. */
export interface EmailSources {
  /** The name that a website chose for its sender, '' for none, and its title. */
  namesOf(websiteId: string): Promise<SenderNames>
  /** The HTML of an email: some are drawn when they are sent. */
  htmlOf(email: Selectable<MailTables['letters']>): Promise<string>
}

/**
 * The job that sends an email over SMTP: through the site's own mail server, else the installation's. What was drawn for
 * it is stored as it was sent. Without a mail server the email is stored in the mailbox that the studio shows. An email
 * that was sent already is left alone, so that a job that runs twice sends once.
 */
export function sendEmailHandler(
  database: Database,
  findServer: FindMailServer,
  { namesOf, htmlOf }: EmailSources,
): JobHandler<typeof sendEmailJob> {
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
    const server = await findServer(websiteId, email.kind)
    if (!server) {
      await here.set({ state: 'mailbox' }).execute()
      return
    }
    const wait = server.watch.waitFor(Date.now())
    if (wait > 0 && !isLastTry) {
      if (email.state !== 'unconfirmed') await here.set({ state: 'delayed', problem: NO_ANSWER, error: null }).execute()
      throw new RetryLater(NO_ANSWER, Math.max(wait, backOff(attempts)))
    }
    const { plainWordsOf } = await import('./plain-words.ts')
    const html = await htmlOf(email)
    let isHandedOver = false
    const message = {
      from: senderOf(server, await namesOf(websiteId)),
      // As an object: an address is never parsed from a string that a visitor wrote.
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
    const end = server.watch.begin(Date.now())
    try {
      const transport = await server.open()
      await transport.sendMail(message)
      end(true, Date.now())
    } catch (error) {
      end(false, Date.now())
      const { kind, sentence, details } = mailProblemOf(error, email.to_address, isHandedOver)
      // A message that may have arrived says nothing about what the owner set up.
      if (kind !== 'unknown') await server.note(error)
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
    await server.note(null)
  }
}

/**
 * The same for every attempt of an email, so that receivers drop copies. Only an email that had arrived and is sent
 * again on purpose is a new message: receivers would drop it otherwise.
 */
function messageIdOf(websiteId: string, { id, turn }: { readonly id: string; readonly turn: number }): string {
  return `<${id}${turn > 0 ? `.${turn}` : ''}@${websiteId}>`
}

/**
 * The sender of an email: the name that the site chose beside the address of the server. Without one, the name that the
 * installation set, such as `Shop <shop@example.com>`, or the title of the site where the server is its own.
 */
function senderOf(
  { from, isOwn }: SendingServer,
  { senderName, title }: SenderNames,
): string | { name: string; address: string } {
  const name = senderName || (isOwn ? title : '')
  if (name === '') return from
  const address = from
    .slice(from.lastIndexOf('<') + 1)
    .replace(/>\s*$/, '')
    .trim()
  return { name, address }
}
