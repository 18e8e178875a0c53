import type { Kysely } from 'kysely'
import { pageContent } from '../documents.ts'
import { sectionRows } from './section-rows.ts'

const BATCH = 100

/** Indexes the sections of existing pages, of drafts where there are some. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function fillSections(database: Kysely<any>): Promise<void> {
  for (let after = ''; ; ) {
    const pages = await database
      .selectFrom('pages')
      .leftJoin('page_drafts as draft', (join) =>
        join.onRef('draft.website_id', '=', 'pages.website_id').onRef('draft.page_id', '=', 'pages.id'),
      )
      .select(['pages.website_id', 'pages.id', 'pages.content as published', 'draft.content as edited'])
      .where('pages.id', '>', after)
      .orderBy('pages.id')
      .limit(BATCH)
      .execute()
    if (pages.length === 0) return
    const rows = pages.flatMap((page) =>
      sectionRows(page.website_id, page.id, pageContent.read(page.edited ?? page.published)),
    )
    for (const row of rows) await database.insertInto('page_sections').values(row).execute()
    after = pages.at(-1)!.id
  }
}
