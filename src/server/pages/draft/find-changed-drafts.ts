import type { Kysely } from 'kysely'
import { isSame } from '#shared/pages/draft/steps.ts'
import { pageContent } from '../documents.ts'

const BATCH = 100

/** Marks the drafts that differ from what is published. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function findChangedDrafts(database: Kysely<any>): Promise<void> {
  for (let after = ''; ; ) {
    const drafts = await database
      .selectFrom('page_drafts')
      .innerJoin('pages', (join) =>
        join.onRef('pages.website_id', '=', 'page_drafts.website_id').onRef('pages.id', '=', 'page_drafts.page_id'),
      )
      .select(['pages.website_id', 'pages.id', 'pages.content as published', 'page_drafts.content'])
      .where('pages.id', '>', after)
      .orderBy('pages.id')
      .limit(BATCH)
      .execute()
    if (drafts.length === 0) return
    for (const { website_id, id, published, content } of drafts) {
      if (isSame(pageContent.read(published), pageContent.read(content))) continue
      await database
        .updateTable('page_drafts')
        .set({ has_changes: 1 })
        .where('website_id', '=', website_id)
        .where('page_id', '=', id)
        .execute()
    }
    after = drafts.at(-1)!.id
  }
}
