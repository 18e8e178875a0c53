import type { FastifyReply } from 'fastify'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import { type Answers, isBlank, likertOf } from '#shared/forms/answers.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import { fieldName } from '#shared/forms/field-names.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { type LikertLabels, likertLabel } from '#shared/forms/likert.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import type { Form } from '#shared/forms/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { readRevision } from '../definition/form-store.ts'
import { submissionAnswers } from '../documents.ts'
import { type SubmissionFilter, submissionsOf } from './list-submissions.ts'

const BATCH = 500

/**
 * Submissions to a form as CSV, oldest first, with a column for each question and for each statement of a likert table;
 * questions that were removed from the form come last.
 */
export async function sendSubmissionsCsv(
  scope: Scope,
  website: Website,
  form: Form,
  filter: SubmissionFilter,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const labels = likertLabels(website.settings.texts)
  const columns = (await fieldsEverAsked(scope, form)).flatMap((field) => columnsFor(field, labels))
  return sendCsv(
    reply,
    `${website.slug}-responses.csv`,
    rowsOf(scope, form, filter, website.settings.timeZone, columns),
  )
}

/** The end of a batch. */
interface Place {
  readonly created_at: number
  readonly id: string
}

interface AnswerColumn {
  readonly title: string
  readonly cell: (answers: Answers) => string
}

function columnsFor(field: FormField, labels: LikertLabels): AnswerColumn[] {
  const title = fieldName(field)
  if (field.type === 'section') return []
  if (field.type !== 'likert') return [{ title, cell: (answers) => cellOf(field, answers, labels) }]
  return field.options.map((statement) => ({
    title: `${title}: ${statement}`,
    cell: (answers) =>
      (ownValue(likertOf(ownValue(answers, field.id)), statement) ?? [])
        .map((one) => likertLabel(labels, one))
        .join(', '),
  }))
}

function cellOf(field: FormField, answers: Answers, labels: LikertLabels): string {
  const answer = ownValue(answers, field.id)
  return isBlank(field, answer)
    ? ''
    : displayAnswer(field, answer, labels, '').lines.join(field.type === 'textarea' ? '\n' : ', ')
}

/** The current fields of the form, then answered fields of earlier revisions that were removed. */
async function fieldsEverAsked(scope: Scope, form: Form): Promise<FormField[]> {
  const fields = new Map(form.fields.map((field) => [field.id, field]))
  const revisions = await scope.database
    .selectFrom('form_submissions')
    .select('revision')
    .distinct()
    .where('website_id', '=', scope.websiteId)
    .where('form_id', '=', form.id)
    .where('revision', '<', form.revision)
    .orderBy('revision', 'desc')
    .execute()
  for (const { revision } of revisions) {
    for (const field of await readRevision(scope, form.id, revision))
      fields.set(field.id, withOlderStatements(fields.get(field.id), field))
  }
  return [...fields.values()]
}

/** The newer one of two, with the statements that only the older one had. */
function withOlderStatements(newer: FormField | undefined, older: FormField): FormField {
  if (newer?.type !== 'likert' || older.type !== 'likert') return newer ?? older
  return { ...newer, options: [...new Set([...newer.options, ...older.options])] }
}

async function* rowsOf(
  scope: Scope,
  form: Form,
  filter: SubmissionFilter,
  timeZone: string,
  columns: readonly AnswerColumn[],
): AsyncGenerator<string[]> {
  yield ['Received at', ...columns.map((column) => column.title), 'Page', 'Read', 'Response ID']
  for (let after: Place | null = null; ; ) {
    const from = after as Place | null
    const rows: (Place & { answers: string; page_path: string; is_read: number })[] = await submissionsOf(
      scope,
      form.id,
      filter,
      timeZone,
    )
      .select(['id', 'created_at', 'answers', 'page_path', 'is_read'])
      .$if(from !== null, (some) =>
        some.where((where) => where(where.refTuple('created_at', 'id'), '>', where.tuple(from!.created_at, from!.id))),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const answers = submissionAnswers.read(row.answers)
      const cells = columns.map((column) => column.cell(answers))
      yield [new Date(row.created_at).toISOString(), ...cells, row.page_path, row.is_read === 1 ? 'yes' : '', row.id]
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!
  }
}
