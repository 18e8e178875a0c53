import type { ExpressionBuilder } from 'kysely'
import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { NewsletterPoint, NewsletterRow, NewsletterSplit, NewsletterSums } from '#shared/newsletter/numbers-api.ts'
import { type Days, pointOf, pointsOf, type Step } from '#shared/reports/periods.ts'

const none: NewsletterSums = { signedUp: 0, confirmed: 0, added: 0, ended: 0 }

/** Sign-ups of a period, in total and at each of its points. Reads the sums of its days. */
export async function readNewsletter(
  { database, websiteId }: Scope,
  days: Days,
  step: Exclude<Step, 'hour'>,
): Promise<{ readonly total: NewsletterSums; readonly points: NewsletterPoint[] }> {
  const rows = await database
    .selectFrom('newsletter_days')
    .select((select) => ['day', ...sums(select)])
    .where('website_id', '=', websiteId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy('day')
    .execute()
  const points = new Map(pointsOf(days, step).map((begins) => [begins, none]))
  let total = none
  for (const { day, ...row } of rows) {
    const begins = pointOf(day, days, step)
    points.set(begins, added(points.get(begins) ?? none, numbersOf(row)))
    total = added(total, numbersOf(row))
  }
  return { total, points: [...points].map(([begins, counted]) => ({ begins, ...counted })) }
}

/** Sign-ups of a period by how, on which page or with which form people came; most first. */
export async function splitNewsletter(
  scope: Scope,
  by: NewsletterSplit,
  days: Days,
  most: number,
): Promise<{ readonly rows: NewsletterRow[]; readonly hasMore: boolean }> {
  const { database, websiteId } = scope
  const column = by === 'form' ? 'form_id' : by
  const rows = await database
    .selectFrom('newsletter_days')
    .select((select) => [`${column} as text` as const, ...sums(select)])
    .where('website_id', '=', websiteId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where(column, '<>', '')
    .groupBy(column)
    .orderBy('signed_up', 'desc')
    .orderBy('added', 'desc')
    .orderBy('text')
    .limit(most + 1)
    .execute()
  const shown = rows.slice(0, most).map(({ text, ...row }) => ({ text: String(text), ...numbersOf(row) }))
  const names = by === 'form' ? await formNames(scope, shown) : null
  return {
    rows: shown.map((row) => ({ ...row, name: names ? (names.get(row.text) ?? '') : row.text })),
    hasMore: rows.length > most,
  }
}

async function formNames({ database, websiteId }: Scope, rows: readonly { readonly text: string }[]) {
  const names = new Map<string, string>()
  for (const piece of inPieces(rows.map(({ text }) => text))) {
    const forms = await database
      .selectFrom('forms')
      .select(['id', 'name'])
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
    for (const { id, name } of forms) names.set(id, name)
  }
  return names
}

const sums = ({ fn }: ExpressionBuilder<Tables, 'newsletter_days'>) =>
  [
    fn.sum<number>('signed_up').as('signed_up'),
    fn.sum<number>('confirmed').as('confirmed'),
    fn.sum<number>('added').as('added'),
    fn.sum<number>('ended').as('ended'),
  ] as const

/** PostgreSQL gives sums as texts. */
const numbersOf = (row: Record<'signed_up' | 'confirmed' | 'added' | 'ended', unknown>): NewsletterSums => ({
  signedUp: Number(row.signed_up),
  confirmed: Number(row.confirmed),
  added: Number(row.added),
  ended: Number(row.ended),
})

const added = (one: NewsletterSums, other: NewsletterSums): NewsletterSums => ({
  signedUp: one.signedUp + other.signedUp,
  confirmed: one.confirmed + other.confirmed,
  added: one.added + other.added,
  ended: one.ended + other.ended,
})
