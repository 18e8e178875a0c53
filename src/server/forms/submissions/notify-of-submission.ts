import type { ChangeScope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { Form } from '#shared/forms/schema.ts'
import { type FormEmailsPayload, postFormWebhookJob, writeFormEmailsJob } from '../jobs.ts'

/**
 * Queues everything that a submission causes, in its transaction: emails to recipients and sender, the post to the
 * form's webhook, and the event for webhooks of the site. For submissions in the inbox, also those that were moved back from spam.
 */
export async function notifyOfSubmission(
  scope: ChangeScope,
  { storage }: Pick<Form, 'storage'>,
  { submissionId, origin, sender }: FormEmailsPayload & { readonly sender: string },
): Promise<void> {
  if (storage.mailTo.length > 0 || (storage.autoReply && sender !== '')) {
    await scope.enqueue(writeFormEmailsJob, { submissionId, origin }, { uniqueKey: submissionId })
  }
  if (storage.webhook) {
    await scope.enqueue(postFormWebhookJob, { submissionId }, { uniqueKey: submissionId })
  }
  await noteEvents(scope, [{ type: 'form.submitted', subjectId: submissionId }])
}
