import { beginsWord } from '#server/database/begins-word.ts'
import { type FoundRows, searchList, selectFound } from '#server/database/search-by-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { Folder, SubmissionRow } from '#shared/forms/inbox-api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { readRevision } from '../definition/form-store.ts'
import { submissionAnswers } from '../documents.ts'

export interface SubmissionFilter {
  readonly folder: Folder
  /** The beginning of a word of an answer. */
  readonly search?: string | undefined
  readonly unread?: '1' | undefined
  /** Days of the site's calendar, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const PAGE = 50
const LONGEST_SUMMARY = 160

/**
 * Submissions to a form, newest first, by page; a page costs the same however many there are.
 * @param formId null lists those to all forms except newsletter sign-ups
 */
export async function listSubmissions(
  scope: Scope,
  formId: string | null,
  filter: SubmissionFilter & { readonly after?: string | undefined },
  timeZone: string,
): Promise<{ submissions: SubmissionRow[]; next: string | null }> {
  const after = readCursor(filter.after, 'number')
  const { search, ...narrowing } = filter
  const list = (found: FoundRows | null) =>
    narrow(scope, selectFound(scope, 'form_submissions', found), formId, narrowing, timeZone)
      .$if(after !== null, (some) =>
        some.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after!.value, after!.id))),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
  const rows = await (await searchList(scope, 'form_submissions', normalize(search?.trim() ?? ''), PAGE + 1, list))
    .select(['id', 'form_id', 'revision', 'is_read', 'replied_at', 'answers', 'sender_email', 'created_at'])
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const fieldsOf = await readRevisions(scope, page)
  const names = await readNames(scope, page)
  const last = page.at(-1)
  return {
    submissions: page.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      isRead: row.is_read === 1,
      isReplied: row.replied_at !== null,
      formId: row.form_id,
      formName: names.get(row.form_id) ?? '',
      senderEmail: row.sender_email,
      ...inBrief(fieldsOf.get(keyOf(row)) ?? [], submissionAnswers.read(row.answers)),
    })),
    next: rows.length > PAGE && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  }
}

/** The submissions that match a filter, in no order yet. */
export const submissionsOf = (
  scope: Scope,
  formId: string | null,
  filter: SubmissionFilter,
  timeZone: string,
): Submissions => narrow(scope, selectFound(scope, 'form_submissions', null), formId, filter, timeZone)

type Submissions = ReturnType<typeof selectFound<'form_submissions'>>

function narrow(
  { database, websiteId }: Scope,
  all: Submissions,
  formId: string | null,
  { folder, search, unread, from, to }: SubmissionFilter,
  timeZone: string,
): Submissions {
  const words = normalize(search?.trim() ?? '')
  return all
    .$if(formId !== null, (some) => some.where('form_id', '=', formId!))
    .$if(formId === null, (some) => some.where('form_id', 'in', formsWithInbox(database, websiteId)))
    .where('folder', '=', folder)
    .$if(unread === '1', (some) => some.where('is_read', '=', 0))
    .$if(from !== undefined, (some) => some.where('created_at', '>=', beginningOfDay(from!, timeZone)))
    .$if(to !== undefined, (some) => some.where('created_at', '<', beginningOfDay(dayAfter(to!), timeZone)))
    .$if(words !== '', (some) => some.where(beginsWord(words)))
}

/** The forms whose submissions are messages: newsletter sign-ups are subscribers, and no one waits for a reply. */
export const formsWithInbox = (database: Scope['database'], websiteId: string) =>
  database
    .selectFrom('forms')
    .select('forms.id')
    .where('forms.website_id', '=', websiteId)
    .where('forms.deleted_at', 'is', null)
    .where('forms.content', 'not like', '%"kind":"newsletter"%')

interface Answered {
  readonly form_id: string
  readonly revision: number
}
const keyOf = ({ form_id, revision }: Answered) => `${form_id} ${revision}`

async function readRevisions(scope: Scope, rows: readonly Answered[]): Promise<ReadonlyMap<string, FormField[]>> {
  const found = new Map<string, FormField[]>()
  for (const row of rows)
    if (!found.has(keyOf(row))) found.set(keyOf(row), await readRevision(scope, row.form_id, row.revision))
  return found
}

async function readNames({ database, websiteId }: Scope, rows: readonly Answered[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const forms = await database
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(rows.map((row) => row.form_id))])
    .execute()
  return new Map(forms.map(({ id, name }) => [id, name]))
}

/** The sender and the beginning of the rest: the first answer with a name is first. */
function inBrief(fields: readonly FormField[], answers: Answers): Pick<SubmissionRow, 'from' | 'summary'> {
  const answered = fields.filter(({ id, type }) => Object.hasOwn(answers, id) && !NOT_IN_SUMMARY.has(type))
  const lead =
    answered.find(({ type }) => type === 'name') ?? answered.find(({ type }) => type === 'email') ?? answered[0]
  // Rating scales are left out before, so their labels are not needed.
  const wordsOf = (field: FormField) => displayAnswer(field, ownValue(answers, field.id), []).lines.join(', ')
  const summary = answered
    .filter((field) => field !== lead && field.type !== 'email')
    .map(wordsOf)
    .join(' · ')
  return {
    from: lead ? wordsOf(lead).slice(0, 100) : '',
    summary: summary.length > LONGEST_SUMMARY ? `${summary.slice(0, LONGEST_SUMMARY).trimEnd()}…` : summary,
  }
}

/** Field types that are left out of the summary. */
const NOT_IN_SUMMARY: ReadonlySet<FormField['type']> = new Set([
  'password',
  'hidden',
  'consent',
  'file',
  'section',
  'likert',
])
