import { sql } from 'kysely'
import type { Cell } from '#server/files/send-csv.ts'
import { type ActionKind, type ActionTable, actionTables } from '#shared/analytics/actions.ts'
import type { ActionRow } from '#shared/analytics/actions-api.ts'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { findSite } from './find-site.ts'
import { kindNames } from './kind-names.ts'
import { storedDay } from './moments.ts'
import type { NameTexts } from './name-texts.ts'
import type { AnalyticsDatabase } from './tables.ts'

interface Asked {
  readonly table: ActionTable
  readonly days: Days
}

/** What visitors did in a period, by text and detail: those with the most of the first kind first. */
export async function readActionTable(
  database: AnalyticsDatabase,
  websiteId: string,
  asked: Asked,
  nameTexts: NameTexts,
  most = MOST_ROWS,
): Promise<{ readonly rows: ActionRow[]; readonly hasMore: boolean }> {
  const found = await selectRows(database, await findSite(database, websiteId), asked, most + 1)
  const rows = found.slice(0, most)
  const names = await nameTexts(
    asked.table,
    rows.map(({ text }) => text),
  )
  return {
    rows: rows.map((row) => ({ ...row, name: names ? (names.get(row.text) ?? '') : row.text })),
    hasMore: found.length > most,
  }
}

const ROWS_OF_A_FILE = 10_000

/** The same as rows of a file, without the limit of the screen. */
export async function* actionRows(
  database: AnalyticsDatabase,
  websiteId: string,
  asked: Asked,
  nameTexts: NameTexts,
): AsyncGenerator<readonly Cell[]> {
  const kinds: readonly ActionKind[] = actionTables[asked.table]
  yield ['Name', 'Detail', ...kinds.map((kind) => kindNames[kind])]
  const { rows } = await readActionTable(database, websiteId, asked, nameTexts, ROWS_OF_A_FILE)
  for (const { name, detail, counts } of rows) yield [name, detail, ...counts]
}

async function selectRows(
  database: AnalyticsDatabase,
  site: number,
  { table, days }: Asked,
  most: number,
): Promise<Omit<ActionRow, 'name'>[]> {
  const kinds: readonly ActionKind[] = actionTables[table]
  const countOf = (kind: string) => sql<number>`sum(case when kind = ${kind} then count else 0 end)`
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('analytics_actions')
        .select(({ fn }) => [
          'analytics_actions.text as textId',
          'detail as detailId',
          fn.sum<number>('count').as('all'),
        ])
        .select(kinds.map((kind, place) => countOf(kind).as(`count${place}`)))
        .where('site', '=', site)
        .where('kind', 'in', kinds)
        .where('day', '>=', storedDay(days.from))
        .where('day', '<=', storedDay(days.to))
        .groupBy(['analytics_actions.text', 'detail'])
        .as('sums'),
    )
    .leftJoin('analytics_texts as texts', 'texts.id', 'sums.textId')
    .leftJoin('analytics_texts as details', 'details.id', 'sums.detailId')
    .select(({ fn, val }) => [
      fn.coalesce('texts.text', val('')).as('text'),
      fn.coalesce('details.text', val('')).as('detail'),
    ])
    .selectAll('sums')
    .orderBy('count0', 'desc')
    .orderBy('all', 'desc')
    .orderBy('textId')
    .orderBy('detailId')
    .limit(most)
    .execute()
  return rows.map(({ text, detail, ...sums }) => ({
    ...{ text, detail },
    counts: kinds.map((_, place) => Number((sums as Record<string, unknown>)[`count${place}`])),
  }))
}
