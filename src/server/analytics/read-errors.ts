import type { Cell } from '#server/files/send-csv.ts'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import type { ErrorRow } from '#shared/analytics/reports-api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { findSite } from './find-site.ts'
import { storedDay } from './moments.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** The errors that visitors met in a period: those of most visitors first. */
export async function readErrors(
  database: AnalyticsDatabase,
  websiteId: string,
  days: Days,
  most = MOST_ROWS,
): Promise<{ readonly rows: ErrorRow[]; readonly hasMore: boolean }> {
  const site = await findSite(database, websiteId)
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('analytics_actions')
        .select(({ fn, eb }) => [
          'analytics_actions.text as error',
          fn.sum<number>(eb.case().when('kind', '=', 'error').then(eb.ref('count')).else(0).end()).as('times'),
          fn
            .sum<number>(eb.case().when('kind', '=', 'error-visitor').then(eb.ref('count')).else(0).end())
            .as('visitors'),
        ])
        .where('site', '=', site)
        .where('kind', 'in', ['error', 'error-visitor'])
        .where('day', '>=', storedDay(days.from))
        .where('day', '<=', storedDay(days.to))
        .groupBy('analytics_actions.text')
        .as('sums'),
    )
    .innerJoin('analytics_errors', (join) =>
      join.onRef('analytics_errors.error', '=', 'sums.error').on('analytics_errors.site', '=', site),
    )
    .leftJoin('analytics_texts', 'analytics_texts.id', 'sums.error')
    .select([
      ...(['sums.error', 'times', 'visitors', 'first_at', 'last_at', 'page', 'release', 'stack'] as const),
      'analytics_texts.text',
    ])
    .orderBy('visitors', 'desc')
    .orderBy('times', 'desc')
    .orderBy('sums.error')
    .limit(most + 1)
    .execute()
  return { rows: rows.slice(0, most).map(shown), hasMore: rows.length > most }
}

function shown({
  text,
  times,
  visitors,
  first_at,
  last_at,
  ...row
}: {
  error: number
  text: string | null
  times: number
  visitors: number
  first_at: number
  last_at: number
  page: string
  release: string
  stack: string
}): ErrorRow {
  const [message = '', place = ''] = (text ?? '').split('\n')
  return {
    ...{ ...row, message, place, times: Number(times), visitors: Number(visitors) },
    ...{ firstAt: first_at, lastAt: last_at },
  }
}

const ROWS_OF_A_FILE = 10_000

/** The same as rows of a file. */
export async function* errorRows(
  database: AnalyticsDatabase,
  websiteId: string,
  days: Days,
): AsyncGenerator<readonly Cell[]> {
  yield ['Message', 'Place', 'Visitors', 'Times', 'First seen', 'Last seen', 'Last page', 'Last release']
  const { rows } = await readErrors(database, websiteId, days, ROWS_OF_A_FILE)
  for (const { message, place, visitors, times, firstAt, lastAt, page, release } of rows)
    yield [message, place, visitors, times, iso(firstAt), iso(lastAt), page, release]
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()
