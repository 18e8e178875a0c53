import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'

const tables = [
  'products',
  'variants',
  'product_pictures',
  'product_categories',
  'collections',
  'categories',
  'site_layouts',
  'redirects',
  'import_sources',
  'import_pictures',
  'search_documents',
  'search_postings',
  'search_words',
  'search_spellings',
] as const

/** Columns that say when something was written last, not what it is. */
const OF_A_MOMENT = new Set(['updated_at', 'last_display_index', 'position'])

/** Everything that an import can change, as it is in the database: two dumps are equal where nothing differs. */
export async function dumpOf(app: TestApp, site: Website): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await app.services.database.selectFrom(table).selectAll().where('website_id', '=', site.id).execute()
    dump[table] = rows
      .map((row) => Object.entries(row).filter(([name]) => !OF_A_MOMENT.has(name)))
      .map((cells) => JSON.stringify(Object.fromEntries(cells.sort(([one], [other]) => (one < other ? -1 : 1)))))
      .sort()
  }
  return dump
}
