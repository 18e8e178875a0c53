import { sql } from 'kysely'
import type { TestApp } from '#server/testing/test-app.ts'
import { isOfWords } from '#server/testing/word-tables.ts'
import type { Website } from '#server/websites/website.ts'

/** Tables that record changes: an import adds to them, and so does its undo. */
const LOGS = new Set(['changes', 'change_batches', 'imports', 'import_rows', 'jobs', 'stock_changes', 'former_prices'])
/** Columns with times of writing, and counters that only grow. */
const OF_A_MOMENT = new Set(['updated_at', 'version', 'last_display_index', 'position', 'lowest_price_cents'])

type Dump = Record<string, string[]>

/** Everything of a website in the database except its logs: two dumps are equal when nothing differs. */
export async function dumpOf({ services: { database } }: TestApp, site: Website): Promise<Dump> {
  const tables = (await database.introspection.getTables()).filter(
    ({ name, columns }) =>
      !LOGS.has(name) && !isOfWords(name) && columns.some((column) => column.name === 'website_id'),
  )
  const dump: Dump = {}
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} where website_id = ${
      site.id
    }`.execute(database)
    dump[name] = rows
      .map((row) => Object.entries(row).filter(([column]) => !OF_A_MOMENT.has(column)))
      .map((cells) => JSON.stringify(Object.fromEntries(cells.sort(([one], [other]) => (one < other ? -1 : 1)))))
      .sort()
  }
  return dump
}

/** Saving a product leaves unused search words; undoing an import removes those too. */
export function withoutUnusedWords(dump: Dump): Dump {
  const wordOf = (row: string): string => JSON.parse(row).word
  const used = new Set(dump.search_postings!.map(wordOf))
  const inUse = (rows: string[]) => rows.filter((row) => used.has(wordOf(row)))
  return {
    ...dump,
    search_words: inUse(dump.search_words!),
    search_spellings: inUse(dump.search_spellings!),
  }
}
