import { GiveUp } from '#server/jobs/run-job.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { PostOptions } from '#server/webhooks/post-json.ts'
import { postWebhook } from '#server/webhooks/post-webhook.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { HTTPS_NEEDED, isWebhookUrl } from '#shared/webhooks/rules.ts'
import { readWebhookSecret } from '../definition/form-store.ts'
import type { postFormWebhookJob } from '../jobs.ts'
import { type AnsweredForm, answersInWords, readAnsweredForm } from './read-answered-form.ts'

/**
 * The job that posts a submission to the form's current webhook. The job contains only its id, so that a submission
 * that was deleted in the meantime is not sent.
 */
export function postFormWebhookHandler(
  services: Pick<Services, 'database' | 'websites'>,
  options: PostOptions = {},
): JobHandler<typeof postFormWebhookJob> {
  return async ({ websiteId, payload }) => {
    const { submissionId } = payload
    const scope = reading(services, { id: websiteId })
    const answered = await readAnsweredForm(scope, submissionId)
    const url = answered?.form.storage.webhook?.url
    const website = url ? await services.websites.byId(websiteId) : null
    if (!answered || !url || !website) return
    // Nothing is sent unencrypted, also not from forms that were saved before https was required. The owner sees the
    // failed task.
    if (!isWebhookUrl(url) && !options.allowed) throw new GiveUp(HTTPS_NEEDED)
    const secret = await readWebhookSecret(scope, answered.form.id)
    const body = bodyOf(answered, likertLabels(website.settings.texts))
    await postWebhook({ id: submissionId, url, secret, body }, options)
  }
}

/** The posted body. */
export function bodyOf(answered: AnsweredForm, likertLabels: LikertLabels): string {
  return JSON.stringify({ type: 'form.answered', version: 1, ...messageOfSubmission(answered, likertLabels) })
}

/** A submission as the webhooks of the site send it; null when it was deleted, or is considered spam. */
export async function readSubmissionMessage(scope: Scope, submissionId: string) {
  const answered = await readAnsweredForm(scope, submissionId)
  return answered && messageOfSubmission(answered, likertLabels((await scope.settings()).texts))
}

/** A submission in a webhook: the answers by field id, raw and formatted. Passwords are left out. */
function messageOfSubmission({ submission, form, fields, answers }: AnsweredForm, labels: LikertLabels) {
  const open = fields.filter((field) => field.type !== 'password')
  return {
    id: submission.id,
    createdAt: submission.created_at,
    form: { id: form.id, name: form.name, revision: submission.revision },
    page: { title: submission.page_title, path: submission.page_path, id: submission.page_id },
    fields: answersInWords({ fields: open, answers }, labels).map(({ id, label, lines }) => ({
      id,
      title: label,
      type: open.find((field) => field.id === id)!.type,
      value: ownValue(answers, id),
      text: lines.join('\n'),
    })),
  }
}
