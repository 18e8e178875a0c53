import type { ChangeScope } from '#server/scope.ts'
import type { Form } from '#shared/forms/schema.ts'

export const WRITE_FORM_LETTERS = 'write-form-letters'
export const POST_FORM_WEBHOOK = 'post-form-webhook'

export interface FormLettersPayload {
  readonly submissionId: string
  /** Scheme and host of the site, for links in emails. */
  readonly origin: string
}

export interface FormWebhookPayload {
  readonly submissionId: string
}

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
    const payload: FormLettersPayload = { submissionId, origin }
    await scope.enqueue({ kind: WRITE_FORM_LETTERS, payload, uniqueKey: submissionId })
  }
  if (storage.webhook) {
    const payload: FormWebhookPayload = { submissionId }
    await scope.enqueue({ kind: POST_FORM_WEBHOOK, payload, uniqueKey: submissionId })
  }
}
