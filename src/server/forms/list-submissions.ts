import { beginsWord } from '#server/database/begins-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import { fold } from '#server/search/fold.ts'
import type { Scope } from '#server/stores.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { Folder, SubmissionRow } from '#shared/forms/inbox-api.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { readRevision } from './form-store.ts'

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

/** Answers to a form, newest first, a page at a time; a page costs the same however many there are. */
export async function listSubmissions(
  scope: Scope,
  formId: string,
  filter: SubmissionFilter & { readonly after?: string | undefined },
  timeZone: string,
): Promise<{ submissions: SubmissionRow[]; next: string | null }> {
  const after = readCursor(filter.after, 'number')
  const rows = await submissionsOf(scope, formId, filter, timeZone)
    .select(['id', 'revision', 'is_read', 'answers', 'sender_email', 'created_at'])
    .$if(after !== null, (some) =>
      some.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(after!.value, after!.id))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const fieldsOf = await readRevisions(
    scope,
    formId,
    page.map((row) => row.revision),
  )
  const last = page.at(-1)
  return {
    submissions: page.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      isRead: row.is_read === 1,
      senderEmail: row.sender_email,
      ...inBrief(fieldsOf.get(row.revision) ?? [], JSON.parse(row.answers)),
    })),
    next: rows.length > PAGE && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  }
}

/** The answers to a form that a filter leaves, in no order yet. */
export function submissionsOf(
  { database, websiteId }: Scope,
  formId: string,
  { folder, search, unread, from, to }: SubmissionFilter,
  timeZone: string,
) {
  const words = fold(search?.trim() ?? '')
  return database
    .selectFrom('form_submissions')
    .where('website_id', '=', websiteId)
    .where('form_id', '=', formId)
    .where('folder', '=', folder)
    .$if(unread === '1', (some) => some.where('is_read', '=', 0))
    .$if(from !== undefined, (some) => some.where('created_at', '>=', beginningOfDay(from!, timeZone)))
    .$if(to !== undefined, (some) => some.where('created_at', '<', beginningOfDay(dayAfter(to!), timeZone)))
    .$if(words !== '', (some) => some.where(beginsWord(words)))
}

async function readRevisions(
  scope: Scope,
  formId: string,
  revisions: readonly number[],
): Promise<ReadonlyMap<number, FormField[]>> {
  const found = new Map<number, FormField[]>()
  for (const revision of new Set(revisions)) found.set(revision, await readRevision(scope, formId, revision))
  return found
}

/** Who it is from, and the beginning of the rest: the first answer that names somebody leads. */
function inBrief(fields: readonly FormField[], answers: Answers): Pick<SubmissionRow, 'from' | 'summary'> {
  const told = fields.filter(({ id, type }) => Object.hasOwn(answers, id) && !UNTOLD.has(type))
  const lead = told.find(({ type }) => type === 'name') ?? told.find(({ type }) => type === 'email') ?? told[0]
  const wordsOf = (field: FormField) => displayAnswer(field, ownValue(answers, field.id)).lines.join(', ')
  const summary = told
    .filter((field) => field !== lead && field.type !== 'email')
    .map(wordsOf)
    .join(' · ')
  return {
    from: lead ? wordsOf(lead).slice(0, 100) : '',
    summary: summary.length > LONGEST_SUMMARY ? `${summary.slice(0, LONGEST_SUMMARY).trimEnd()}…` : summary,
  }
}

/** What says nothing at a glance. */
const UNTOLD: ReadonlySet<FormField['type']> = new Set(['password', 'hidden', 'consent', 'file', 'section', 'likert'])
