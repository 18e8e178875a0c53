import type { ChangeScope } from '#server/scope.ts'
import type { Form } from '#shared/forms/schema.ts'
import { type FormLettersPayload, postFormWebhookJob, writeFormLettersJob } from '../jobs.ts'

/**
 * Everything that an answer causes, in the transaction that keeps it: emails to its recipients and to its sender, and the
 * post to a webhook. For answers in the inbox, also for those that come back from spam.
 */
export async function tellOfSubmission(
  scope: ChangeScope,
  { storage }: Pick<Form, 'storage'>,
  { submissionId, origin, sender }: FormLettersPayload & { readonly sender: string },
): Promise<void> {
  if (storage.mailTo.length > 0 || (storage.autoReply && sender !== '')) {
    await scope.enqueue(writeFormLettersJob, { submissionId, origin }, { uniqueKey: submissionId })
  }
  if (storage.webhook) {
    await scope.enqueue(postFormWebhookJob, { submissionId }, { uniqueKey: submissionId })
  }
}
