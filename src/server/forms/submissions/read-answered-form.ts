import type { Selectable } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import type { Form } from '#shared/forms/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { readForm, readRevision } from '../definition/form-store.ts'
import { submissionAnswers } from '../documents.ts'
import type { FormTables } from '../tables.ts'

/** A submission with its form, for emails and webhooks. */
export interface AnsweredForm {
  readonly submission: Selectable<FormTables['form_submissions']>
  readonly form: Form
  /** The fields at the time of the submission, without sections. */
  readonly fields: readonly FormField[]
  readonly answers: Answers
}

/** A submission in the inbox with its form; null when one of them is gone, or the submission is considered spam. */
export async function readAnsweredForm(scope: Scope, submissionId: string): Promise<AnsweredForm | null> {
  const submission = await scope.database
    .selectFrom('form_submissions')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', submissionId)
    .where('folder', '=', 'inbox')
    .executeTakeFirst()
  const form = submission && (await readForm(scope, submission.form_id))
  if (!form) return null
  const fields = await readRevision(scope, form.id, submission.revision)
  const answers = submissionAnswers.read(submission.answers)
  return { submission, form, answers, fields: fields.filter((field) => field.type !== 'section') }
}

/** The answers as text, in the order of the form; unanswered fields are left out. */
export const answersInWords = (
  { fields, answers }: Pick<AnsweredForm, 'fields' | 'answers'>,
  likertLabels: LikertLabels,
) =>
  fields
    .filter((field) => Object.hasOwn(answers, field.id))
    .map((field) => ({ id: field.id, ...displayAnswer(field, ownValue(answers, field.id), likertLabels) }))
