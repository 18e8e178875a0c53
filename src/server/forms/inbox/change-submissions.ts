import type { ChangeScope } from '#server/scope.ts'
import type { Folder } from '#shared/forms/inbox-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { submissionAnswers } from '../documents.ts'
import { notifyOfSubmission } from '../submissions/notify-of-submission.ts'
import type { OnSubmission } from '../submissions/on-submission.ts'

interface SubmissionChange {
  readonly isRead?: boolean | undefined
  /** Whether its owner has replied to it, by email. */
  readonly isReplied?: boolean | undefined
  /**
   * Deleted submissions stay in a folder of their own for a week, so that they can be restored
   * (`delete-hidden-forms.ts`).
   */
  readonly folder?: Folder | undefined
}

/** Marks submissions, or moves them to another folder. @returns the number of changed ones */
export async function changeSubmissions(
  { database, websiteId }: ChangeScope,
  formId: string,
  submissionIds: readonly string[],
  { isRead, isReplied, folder }: SubmissionChange,
  now = Date.now(),
): Promise<number> {
  const set = {
    ...(isRead !== undefined && { is_read: isRead ? 1 : 0 }),
    ...(isReplied !== undefined && { replied_at: isReplied ? now : null }),
    ...(folder !== undefined && { folder, deleted_at: folder === 'deleted' ? now : null }),
  }
  if (Object.keys(set).length === 0) return 0
  const { numUpdatedRows } = await database
    .updateTable('form_submissions')
    .set(set)
    .where('website_id', '=', websiteId)
    .where('form_id', '=', formId)
    .where('id', 'in', submissionIds)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Sends the notifications of submissions that were wrongly marked as spam, when their owner moves them to the inbox:
 * emails and webhook as for a new one, and never twice; a newsletter form also sends its invitation. Call it before
 * they are moved.
 * @param place scheme and host of the site, for links in emails, and its language (BCP-47)
 */
export async function notifyOfFalseAlarms(
  scope: ChangeScope,
  onSubmission: readonly OnSubmission[],
  form: Form,
  submissionIds: readonly string[],
  { origin, language }: { readonly origin: string; readonly language: string },
): Promise<void> {
  const released = await scope.database
    .updateTable('form_submissions')
    .set({ spam_reason: '' })
    .where('website_id', '=', scope.websiteId)
    .where('form_id', '=', form.id)
    .where('id', 'in', submissionIds)
    .where('folder', '=', 'spam')
    .where('spam_reason', '!=', '')
    .returning(['id', 'sender_email', 'answers', 'page_path'])
    .execute()
  for (const { id, sender_email: sender, answers, page_path: pagePath } of released) {
    await notifyOfSubmission(scope, form, { submissionId: id, origin, sender })
    // The IP address of spam is not stored.
    const submitted = {
      form,
      answers: submissionAnswers.read(answers),
      sender,
      pagePath,
      address: '',
      language,
      origin,
      now: Date.now(),
    }
    for (const step of onSubmission) await step(scope, submitted)
  }
}
