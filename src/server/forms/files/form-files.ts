import type { Selectable } from 'kysely'
import { removeFilesJob } from '#server/files/jobs.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { type Answers, listOf } from '#shared/forms/answers.ts'
import { fieldMessages } from '#shared/forms/field-messages.ts'
import { readFileAnswer, writeFileAnswer } from '#shared/forms/file-answer.ts'
import type { Form } from '#shared/forms/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import type { FormFileTables } from '../file-tables.ts'

const AT_ONCE = 500

type FormFileRow = Selectable<FormFileTables['form_files']>

/** A file of a submission, or an unclaimed one; null when the website has none with that id. */
export async function readFormFile({ database, websiteId }: Scope, fileId: string): Promise<FormFileRow | null> {
  const row = await database
    .selectFrom('form_files')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Assigns the files that answers name to their submission, with their original names. A file of another form, field or
 * submission, or a deleted one, is refused at its field.
 * @returns the answers as they are stored
 */
export async function claimFiles(
  scope: ChangeScope,
  form: Pick<Form, 'id' | 'fields'>,
  answers: Answers,
  submissionId: string,
): Promise<Result<Answers, 'form-fields-invalid'>> {
  const claimed: Record<string, Answers[string]> = { ...answers }
  for (const field of form.fields) {
    if (field.type !== 'file' || !Object.hasOwn(answers, field.id)) continue
    const ids = listOf(ownValue(answers, field.id)).map((text) => readFileAnswer(text).id)
    const rows = await claim(scope, { formId: form.id, fieldId: field.id, ids, submissionId })
    if (rows.size !== ids.length) return fail('form-fields-invalid', { errors: { [field.id]: fieldMessages.files() } })
    claimed[field.id] = ids.map((id) => writeFileAnswer(rows.get(id)!))
  }
  return succeed(claimed)
}

async function claim(
  { database, websiteId }: ChangeScope,
  wanted: { formId: string; fieldId: string; ids: readonly string[]; submissionId: string },
): Promise<Map<string, FormFileRow>> {
  const rows = await database
    .updateTable('form_files')
    .set({ submission_id: wanted.submissionId })
    .where('website_id', '=', websiteId)
    .where('form_id', '=', wanted.formId)
    .where('field_id', '=', wanted.fieldId)
    .where('id', 'in', wanted.ids)
    .where('submission_id', 'is', null)
    .returningAll()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Deletes files that nothing names: uploads that were not submitted within a day, and those whose submission or form
 * was deleted. Code that deletes submissions calls it in the same transaction, so that no file outlives its submission;
 * the daily work deletes the rest. A job deletes the bytes after the commit.
 * @returns their number, at most 500
 */
export async function removeLostFiles(scope: ChangeScope, now: number): Promise<number> {
  const { database, websiteId } = scope
  const lost = await database
    .selectFrom('form_files as file')
    .select(['file.id', 'file.storage_key'])
    .where('file.website_id', '=', websiteId)
    .where(({ or, and, not, exists, eb, selectFrom }) =>
      or([
        and([eb('file.submission_id', 'is', null), eb('file.created_at', '<', now - DAY_MILLISECONDS)]),
        and([
          eb('file.submission_id', 'is not', null),
          not(
            exists(
              selectFrom('form_submissions as answer')
                .select('answer.id')
                .whereRef('answer.website_id', '=', 'file.website_id')
                .whereRef('answer.id', '=', 'file.submission_id'),
            ),
          ),
        ]),
      ]),
    )
    .limit(AT_ONCE)
    .execute()
  await remove(scope, lost)
  return lost.length
}

async function remove(scope: ChangeScope, files: readonly Pick<FormFileRow, 'id' | 'storage_key'>[]): Promise<void> {
  if (files.length === 0) return
  const ids = files.map((file) => file.id)
  await scope.database
    .deleteFrom('form_files')
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', ids)
    .execute()
  await scope.enqueue(removeFilesJob, { keys: files.map((file) => file.storage_key) })
}
