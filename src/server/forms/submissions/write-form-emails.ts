import { createElement } from 'react'
import { formEmailTexts } from '#server/emails/texts.ts'
import { increment, ofTheDay } from '#server/guard/tally.ts'
import { hashOf } from '#server/identifiers.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import type { writeFormEmailsJob } from '../jobs.ts'
import { type AnsweredForm, answersInWords, readAnsweredForm } from './read-answered-form.ts'

/**
 * The job that writes the emails about a submission: one to each recipient, with the sender as Reply-To, and one to the
 * sender. They are rendered outside of any transaction and written together in one, which also ends the job: a job that
 * runs twice writes once. Another job sends them, with retries.
 */
export function writeFormEmailsHandler(services: Services): JobHandler<typeof writeFormEmailsJob> {
  return async ({ websiteId, payload, finish }) => {
    const { submissionId, origin } = payload
    const website = await services.websites.byId(websiteId)
    const answered = await readAnsweredForm(reading(services, { id: websiteId }), submissionId)
    if (!website || !answered) return
    const emails = await emailsToRecipients(website, answered, origin)
    const reply = await replyToSender(website, answered, origin)
    const { form, submission } = answered
    const now = Date.now()
    await changing(services, website, null, async (scope) => {
      await finish(scope.database)
      // A visitor may enter someone else's address: the limit prevents flooding that mailbox.
      const isFirst =
        reply !== null &&
        (await increment(scope, ofTheDay(`auto-reply ${form.id} ${hashOf(submission.sender_email)}`, 1, now)))
      for (const email of isFirst ? [...emails, reply] : emails)
        await writeEmail(services.env, scope, { ...email, aboutId: submission.id })
    })
  }
}

async function emailsToRecipients(website: Website, answered: AnsweredForm, origin: string): Promise<NewEmail[]> {
  const { form, submission } = answered
  const recipients = [...new Set(form.storage.mailTo)]
  if (recipients.length === 0) return []
  const [{ FormAnswer }, { renderEmail }] = await Promise.all([
    import('#server/emails/form-answer.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const drawn = renderEmail(
    createElement(FormAnswer, {
      website,
      origin,
      formName: form.name,
      page: submission.page_title || submission.page_path,
      answers: answersInWords(answered, likertLabels(website.settings.texts)),
      hasSender: submission.sender_email !== '',
      link: `${origin}/config/forms/${form.id}/answers/${submission.id}`,
    }),
  )
  // The visitor's input is in the email's body and never in its headers, except for the Reply-To address.
  const subject = formEmailTexts.subject(form.name)
  return recipients.map((to) => ({ kind: 'form-answer', to, replyTo: submission.sender_email, subject, ...drawn }))
}

async function replyToSender(
  website: Website,
  { form, submission }: AnsweredForm,
  origin: string,
): Promise<NewEmail | null> {
  const { autoReply, mailTo } = form.storage
  if (!autoReply || submission.sender_email === '') return null
  const [{ FormReply }, { renderEmail }] = await Promise.all([
    import('#server/emails/form-reply.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  // Only the owner's text: what a visitor wrote is never sent to an address that a visitor entered.
  const drawn = renderEmail(createElement(FormReply, { website, origin, ...autoReply }))
  const replyTo = mailTo[0] ?? website.settings.orderNotificationEmail
  return { kind: 'form-reply', to: submission.sender_email, replyTo, subject: autoReply.subject, ...drawn }
}
