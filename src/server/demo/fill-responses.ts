import { messages, surveys } from '#demo/life.ts'
import { readForm } from '#server/forms/form-store.ts'
import { writeSubmission } from '#server/forms/keep-submission.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { defaultTexts, likertLabels } from '#shared/settings/store-texts.ts'

const DAY = 24 * 60 * 60 * 1000

/** Puts example responses into the inboxes of the demo's forms. Nothing is sent because of them. */
export async function fillResponses(scope: ChangeScope, forms: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, path, responses] of [
    ['contact', '/contact', messages],
    ['survey', '/survey', surveys],
  ] as const) {
    const form = await readForm(scope, forms.get(name)!)
    if (!form) throw new Error(`The demo has no form ${name}`)
    for (const { daysAgo, isRead, answers } of responses) {
      const id = newId()
      const isNew = await writeSubmission(scope, id, answers, '', {
        form,
        likertLabels: likertLabels(defaultTexts),
        key: { nonce: newId() },
        requestHash: '',
        submission: { form: '', key: '', pageTitle: form.name, pagePath: path },
        now: Math.round(Date.now() - daysAgo * DAY),
      })
      if (!isNew) throw new Error(`The demo’s response to ${name} could not be written`)
      if (!isRead) continue
      await scope.database
        .updateTable('form_submissions')
        .set({ is_read: 1 })
        .where('website_id', '=', scope.websiteId)
        .where('id', '=', id)
        .execute()
    }
  }
}
