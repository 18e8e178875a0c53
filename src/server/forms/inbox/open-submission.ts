import type { Scope } from '#server/scope.ts'
import type { OwnerSubmission } from '#shared/forms/inbox-api.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import { readRevision } from '../definition/form-store.ts'
import { submissionAnswers } from '../documents.ts'

interface Opened {
  readonly submission: OwnerSubmission
  readonly newerId: string | null
  readonly olderId: string | null
}

/** One submission with its fields, and its neighbors in its folder; null when it is gone. */
export async function openSubmission(
  scope: Scope,
  formId: string,
  submissionId: string,
  likertLabels: LikertLabels,
): Promise<Opened | null> {
  const row = await scope.database
    .selectFrom('form_submissions as submission')
    .innerJoin('forms', (join) =>
      join.onRef('forms.website_id', '=', 'submission.website_id').onRef('forms.id', '=', 'submission.form_id'),
    )
    .selectAll('submission')
    .select('forms.name')
    .where('submission.website_id', '=', scope.websiteId)
    .where('submission.form_id', '=', formId)
    .where('submission.id', '=', submissionId)
    .where('forms.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const neighbour = async (side: '<' | '>') => {
    const found = await scope.database
      .selectFrom('form_submissions')
      .select('id')
      .where('website_id', '=', scope.websiteId)
      .where('form_id', '=', formId)
      .where('folder', '=', row.folder)
      .where((where) => where(where.refTuple('created_at', 'id'), side, where.tuple(row.created_at, row.id)))
      .orderBy('created_at', side === '<' ? 'desc' : 'asc')
      .orderBy('id', side === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst()
    return found?.id ?? null
  }
  return {
    submission: {
      id: row.id,
      formId,
      formName: row.name,
      folder: row.folder,
      isRead: row.is_read === 1,
      repliedAt: row.replied_at,
      createdAt: row.created_at,
      senderEmail: row.sender_email,
      pageTitle: row.page_title,
      pagePath: row.page_path,
      spamReason: row.spam_reason,
      fields: await readRevision(scope, formId, row.revision),
      answers: submissionAnswers.read(row.answers),
      likertLabels,
    },
    newerId: await neighbour('>'),
    olderId: await neighbour('<'),
  }
}
