import { messages, surveys } from '#demo/life.ts'
import { readForm } from '#server/forms/definition/form-store.ts'
import { writeFormEmailsJob } from '#server/forms/jobs.ts'
import { writeSubmission } from '#server/forms/submissions/save-submission.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { defaultTexts } from '#shared/settings/store-texts.ts'
import { type PastEmails, pastEmails } from './fill-emails.ts'

/**
 * Adds example submissions to the demo's forms. Nothing is sent because of them.
 * @returns the emails that they would have caused
 */
export async function fillResponses(scope: ChangeScope, forms: ReadonlyMap<string, string>): Promise<PastEmails[]> {
  const emails: PastEmails[] = []
  for (const [name, path, responses] of [
    ['contact', '/contact', messages],
    ['survey', '/survey', surveys],
  ] as const) {
    const form = await readForm(scope, forms.get(name)!)
    if (!form) throw new Error(`The demo has no form ${name}`)
    for (const { daysAgo, isRead, answers } of responses) {
      const id = newId()
      const at = Math.round(Date.now() - daysAgo * DAY_MILLISECONDS)
      const isNew = await writeSubmission(scope, id, answers, '', {
        form,
        likertLabels: likertLabels(defaultTexts),
        key: { nonce: newId() },
        requestHash: '',
        submission: { form: '', key: '', pageTitle: form.name, pagePath: path },
        now: at,
      })
      if (!isNew) throw new Error(`The demo’s response to ${name} could not be written`)
      emails.push(pastEmails(writeFormEmailsJob, { submissionId: id, origin: '' }, at))
      if (!isRead) continue
      await scope.database
        .updateTable('form_submissions')
        .set({ is_read: 1 })
        .where('website_id', '=', scope.websiteId)
        .where('id', '=', id)
        .execute()
    }
  }
  return emails
}
