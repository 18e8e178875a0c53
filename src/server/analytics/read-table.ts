import type { Cell } from '#server/files/send-csv.ts'
import { MOST_ROWS, type VisitRow } from '#shared/analytics/api.ts'
import type { TableKind } from '#shared/analytics/schema.ts'
import type { Days } from '#shared/reports/periods.ts'
import { findSite } from './find-site.ts'
import { sumsByText } from './sums-by-text.ts'
import type { AnalyticsDatabase } from './tables.ts'

interface Asked {
  readonly kind: TableKind
  readonly days: Days
}

/** The most opened pages, or the most visited sources or devices, of a period. */
export async function readTable(
  database: AnalyticsDatabase,
  websiteId: string,
  asked: Asked,
): Promise<{ readonly rows: VisitRow[]; readonly hasMore: boolean }> {
  const rows = await selectRows(database, await findSite(database, websiteId), asked)
    .limit(MOST_ROWS + 1)
    .execute()
  return { rows: rows.slice(0, MOST_ROWS), hasMore: rows.length > MOST_ROWS }
}

const ROWS_OF_A_FILE = 10_000

/** The same as rows of a file, without the limit of the screen. */
export async function* tableRows(
  database: AnalyticsDatabase,
  websiteId: string,
  asked: Asked,
): AsyncGenerator<readonly Cell[]> {
  const { kind } = asked
  const isPage = kind === 'page'
  yield isPage
    ? ['Page', 'Views', 'Seconds on page']
    : [kind, 'Visitors', 'Visits', 'Views', 'Visits of one view', 'Seconds']
  const rows = await selectRows(database, await findSite(database, websiteId), asked)
    .limit(ROWS_OF_A_FILE)
    .execute()
  for (const { text, visitors, visits, views, bounces, seconds } of rows)
    yield isPage ? [text, views, seconds] : [text, visitors, visits, views, bounces, seconds]
}

/** Adds up the days of a period by text. The empty text is what is unknown, or counted together. */
function selectRows(database: AnalyticsDatabase, site: number, { kind, days }: Asked) {
  const first = kind === 'page' ? 'views' : 'visits'
  return database
    .selectFrom(sumsByText(database, site, kind, days))
    .leftJoin('analytics_texts', 'analytics_texts.id', 'sums.id')
    .select(({ fn, val }) => [
      fn.coalesce('analytics_texts.text', val('')).as('text'),
      ...(['visitors', 'visits', 'views', 'bounces', 'seconds'] as const),
    ])
    .where(`sums.${first}`, '>', 0)
    .orderBy(`sums.${first}`, 'desc')
    .orderBy('sums.id')
}
