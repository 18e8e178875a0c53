import { insertRows } from '#server/database/insert-rows.ts'
import type { Env } from '#server/env.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fold } from '#shared/texts/fold.ts'
import { sendLetterJob } from './jobs.ts'

export interface NewLetter {
  /** The kind of the email, for the list of sent emails: 'order-confirmation' … */
  readonly kind: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly aboutId?: string
  /** Where mail programs unsubscribe the recipient; absent for emails that go to no list. */
  readonly unsubscribeUrl?: string
}

const LINE_BREAKS = /[\r\n]+/g

/** The search key of an email: the address and the words of the subject, including an order's number. */
export const letterSearchKey = ({ to, subject }: Pick<NewLetter, 'to' | 'subject'>): string =>
  ` ${fold(`${to} ${subject}`).replaceAll('#', '')}`

/**
 * Writes an email and the job that sends it, in the caller's transaction. Without an SMTP server it is in the studio's
 * mailbox from the beginning. Line breaks cannot enter a header.
 */
export async function writeLetter(
  { SMTP_URL }: Pick<Env, 'SMTP_URL'>,
  { database, websiteId, enqueue }: ChangeScope,
  letter: NewLetter,
): Promise<string> {
  const id = newId()
  await insertRows(database, 'letters', [
    {
      website_id: websiteId,
      id,
      kind: letter.kind,
      to_address: letter.to.replace(LINE_BREAKS, ' '),
      reply_to: (letter.replyTo ?? '').replace(LINE_BREAKS, ' '),
      subject: letter.subject.replace(LINE_BREAKS, ' ').slice(0, 250),
      html: letter.html,
      about_id: letter.aboutId ?? null,
      unsubscribe_url: (letter.unsubscribeUrl ?? '').replace(LINE_BREAKS, ''),
      search_key: letterSearchKey(letter),
      created_at: Date.now(),
      state: SMTP_URL ? 'waiting' : 'mailbox',
    },
  ])
  if (SMTP_URL) await enqueue(sendLetterJob, { letterId: id }, { uniqueKey: id })
  return id
}
