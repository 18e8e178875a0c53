import { setImmediate } from 'node:timers/promises'
import type { Scope } from '#server/scope.ts'
import { type Answers, isBlank, likertOf, listOf } from '#shared/forms/answers.ts'
import { fieldName } from '#shared/forms/field-names.ts'
import type { FieldOf, FormField } from '#shared/forms/field-schema.ts'
import { type QuestionSummary, SUMMED_SUBMISSIONS } from '#shared/forms/inbox-api.ts'
import { type LikertLabels, likertOrder } from '#shared/forms/likert.ts'
import type { Form } from '#shared/forms/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { submissionAnswers } from '../documents.ts'

const BATCH = 500
/** A list of two thousand countries is no chart: the most frequent ones are shown, the others are summed up. */
const MOST_SHARES = 20

type Counted = FieldOf<'checkbox' | 'radio' | 'select' | 'likert'>
const isCounted = (field: FormField): field is Counted => COUNTED.has(field.type)
const COUNTED: ReadonlySet<FormField['type']> = new Set(['checkbox', 'radio', 'select', 'likert'])

/** How often each choice was made in the newest `SUMMED_SUBMISSIONS` that are not spam; read in batches. */
export async function summarizeSubmissions(
  scope: Scope,
  form: Form,
  likertLabels: LikertLabels,
): Promise<{ submissions: number; questions: QuestionSummary[] }> {
  const tallies = form.fields
    .filter(isCounted)
    .map((field) => ({ field, answered: 0, counts: new Map<string, number>() }))
  let submissions = 0
  if (tallies.length === 0) return { submissions, questions: [] }
  for await (const some of newestAnswers(scope, form.id)) {
    submissions += some.length
    for (const one of some) for (const tally of tallies) count(tally, one)
  }
  return { submissions, questions: tallies.map((tally) => summaryOf(tally, likertLabels)) }
}

interface Tally {
  readonly field: Counted
  answered: number
  /** By option; for likert tables by statement and answer. */
  readonly counts: Map<string, number>
}

function count(tally: Tally, answers: Answers): void {
  const { field, counts } = tally
  const answer = ownValue(answers, field.id)
  if (isBlank(field, answer)) return
  tally.answered += 1
  const chosen =
    field.type === 'likert'
      ? Object.entries(likertOf(answer)).flatMap(([statement, checked]) => checked.map((one) => keyOf(statement, one)))
      : listOf(answer)
  for (const one of chosen) counts.set(one, (counts.get(one) ?? 0) + 1)
}

const keyOf = (statement: string, answer: string) => `${answer} ${statement}`

function summaryOf({ field, answered, counts }: Tally, likertLabels: LikertLabels): QuestionSummary {
  const shareOf = (key: string, label: string) => ({ label, count: counts.get(key) ?? 0 })
  const question = { fieldId: field.id, title: fieldName(field), type: field.type, answered }
  if (field.type !== 'likert')
    return { ...question, shares: fewer(field.options.map((one) => shareOf(one, one))), statements: [] }
  const statements = field.options.map((statement) => ({
    label: statement,
    shares: likertOrder.map((one, index) => shareOf(keyOf(statement, one), likertLabels[index]!)),
  }))
  return { ...question, shares: [], statements }
}

function fewer(shares: readonly { label: string; count: number }[]) {
  if (shares.length <= MOST_SHARES) return [...shares]
  const sorted = shares.toSorted((one, other) => other.count - one.count)
  const others = sorted.slice(MOST_SHARES - 1).reduce((sum, share) => sum + share.count, 0)
  return [...sorted.slice(0, MOST_SHARES - 1), { label: 'All others', count: others }]
}

/** The end of a batch. */
interface Place {
  readonly created_at: number
  readonly id: string
}

async function* newestAnswers({ database, websiteId }: Scope, formId: string): AsyncGenerator<Answers[]> {
  let before: Place | null = null
  for (let read = 0; read < SUMMED_SUBMISSIONS; read += BATCH) {
    const from = before as Place | null
    const rows: (Place & { answers: string })[] = await database
      .selectFrom('form_submissions')
      .select(['id', 'created_at', 'answers'])
      .where('website_id', '=', websiteId)
      .where('form_id', '=', formId)
      .where('folder', '=', 'inbox')
      .$if(from !== null, (some) =>
        some.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(from!.created_at, from!.id))),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(BATCH)
      .execute()
    yield rows.map((row) => submissionAnswers.read(row.answers))
    if (rows.length < BATCH) return
    before = rows.at(-1)!
    // SQLite never pauses by itself: visitors are served now.
    await setImmediate()
  }
}
