import type { ChangeScope } from '#server/scope.ts'
import type { Folder } from '#shared/forms/inbox-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { submissionAnswers } from '../documents.ts'
import type { OnSubmission } from '../submissions/on-submission.ts'
import { tellOfSubmission } from '../submissions/tell-of-submission.ts'

interface SubmissionChange {
  readonly isRead?: boolean | undefined
  /** Whether its owner has replied to it, outside of here. */
  readonly isReplied?: boolean | undefined
  /** Deleted answers wait in a folder of their own for a week, so that they can be taken back (`delete-hidden-forms.ts`). */
  readonly folder?: Folder | undefined
}

/** Marks answers to a form, or puts them into another folder. @returns how many of them were there */
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
 * Tells of answers that were thought spam when they came, once their owner puts them into the inbox: letters and webhook as
 * if they came now, and never a second time; a newsletter's form invites as well. Call it before they are put there.
 * @param place scheme and host of the site, for links in letters, and its language (BCP-47)
 */
export async function tellOfFalseAlarms(
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
    await tellOfSubmission(scope, form, { submissionId: id, origin, sender })
    // The address that spam came from is not kept.
    const handedIn = {
      form,
      answers: submissionAnswers.read(answers),
      sender,
      pagePath,
      address: '',
      language,
      origin,
      now: Date.now(),
    }
    for (const step of onSubmission) await step(scope, handedIn)
  }
}
