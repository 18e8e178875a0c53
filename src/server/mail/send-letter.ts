import type { Transporter } from 'nodemailer'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Database } from '#server/tables.ts'

/**
 * The job that sends a letter over SMTP. Without an SMTP server the letter is kept in the mailbox that the studio shows.
 * A letter that is already sent is left alone, so a job that runs twice sends once.
 */
export function sendLetterHandler(database: Database, smtp: { url: string; from: string } | null): JobHandler {
  let transport: Transporter | undefined
  return async ({ websiteId, id, payload, isLastTry }) => {
    const { letterId } = payload as { letterId: string }
    const here = database.updateTable('letters').where('website_id', '=', websiteId).where('id', '=', letterId)
    const letter = await database
      .selectFrom('letters')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('id', '=', letterId)
      .executeTakeFirst()
    if (!letter || letter.state === 'sent' || letter.state === 'mailbox') return
    if (!smtp) {
      await here.set({ state: 'mailbox' }).execute()
      return
    }
    // Loaded with the first letter: a shop without an SMTP server never needs it.
    transport ??= (await import('nodemailer')).createTransport(smtp.url)
    const { plainWordsOf } = await import('./plain-words.ts')
    try {
      await transport.sendMail({
        from: smtp.from,
        // As an object: an address is never parsed out of a string that a stranger wrote.
        to: { name: '', address: letter.to_address },
        ...(letter.reply_to && { replyTo: { name: '', address: letter.reply_to } }),
        // One click in the mail program (RFC 8058), beside the link in the letter.
        ...(letter.unsubscribe_url && {
          headers: {
            'List-Unsubscribe': `<${letter.unsubscribe_url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        subject: letter.subject,
        html: letter.html,
        text: plainWordsOf(letter.html),
        // The job's: a try that is repeated is the same message to a mail server, a letter that is sent again is a new one.
        messageId: `<${id}@${websiteId}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      await here
        .set({
          state: isLastTry ? 'failed' : 'delayed',
          error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
        })
        .execute()
      throw error
    }
    await here.set({ state: 'sent', sent_at: Date.now(), error: null }).execute()
  }
}
