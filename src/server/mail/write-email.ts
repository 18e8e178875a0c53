import { insertRows } from '#server/database/insert-rows.ts'
import type { Env } from '#server/env.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { hasMailServer } from '#server/websites/has-mail-server.ts'
import { sendEmailJob } from './jobs.ts'
import { emailSearchKey } from './search-key.ts'

export interface NewEmail {
  /** The kind of the email, for the list of sent emails: 'order-confirmation' … */
  readonly kind: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  /** '' where it is drawn from facts. */
  readonly html: string
  /** What it is drawn from when it is sent or looked at. */
  readonly facts?: string
  readonly aboutId?: string
  /** Where mail programs unsubscribe the recipient; absent for emails that go to no list. */
  readonly unsubscribeUrl?: string
  /** When it is sent at the earliest, in milliseconds since 1970; absent: now. */
  readonly sendAt?: number
}

const LINE_BREAKS = /[\r\n]+/g

/** Writes an email and the job that sends it, in the caller's transaction. @returns its id */
export async function writeEmail(env: Pick<Env, 'SMTP_URL'>, scope: ChangeScope, email: NewEmail): Promise<string> {
  const [id] = await writeEmails(env, scope, [email])
  return id!
}

/**
 * Writes emails and the jobs that send them, in the caller's transaction. Without a mail server, of the installation or
 * of the site, they are in the studio's mailbox from the beginning. Line breaks cannot enter a header.
 * @returns their ids
 */
export async function writeEmails(
  { SMTP_URL }: Pick<Env, 'SMTP_URL'>,
  { database, websiteId, enqueue }: ChangeScope,
  emails: readonly NewEmail[],
): Promise<string[]> {
  if (emails.length === 0) return []
  const isSent = SMTP_URL !== undefined || (await hasMailServer(database, websiteId))
  const letters = emails.map((email) => ({ id: newId(), email }))
  await insertRows(
    database,
    'letters',
    letters.map(({ id, email }) => ({
      website_id: websiteId,
      id,
      kind: email.kind,
      to_address: email.to.replace(LINE_BREAKS, ' '),
      reply_to: (email.replyTo ?? '').replace(LINE_BREAKS, ' '),
      subject: email.subject.replace(LINE_BREAKS, ' ').slice(0, 250),
      html: email.html,
      facts: email.facts ?? null,
      about_id: email.aboutId ?? null,
      unsubscribe_url: (email.unsubscribeUrl ?? '').replace(LINE_BREAKS, ''),
      search_key: emailSearchKey(email),
      created_at: Date.now(),
      state: isSent ? ('waiting' as const) : ('mailbox' as const),
    })),
  )
  if (isSent)
    for (const { id, email } of letters)
      await enqueue(sendEmailJob, { letterId: id }, { uniqueKey: id, ...(email.sendAt && { runAt: email.sendAt }) })
  return letters.map(({ id }) => id)
}
