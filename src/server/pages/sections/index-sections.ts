import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { sectionRows } from './section-rows.ts'

/**
 * Saves what the search of the studio knows about the sections of a page. Call it in the transaction that saves the
 * page. It writes only what is different: most edits change no heading.
 */
export async function indexSections(scope: ChangeScope, pageId: string, content: PageContent): Promise<void> {
  const { database, websiteId } = scope
  const stored = await database
    .selectFrom('page_sections')
    .select(['id', 'title', 'search_key'])
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .execute()
  const before = new Map(stored.map((row) => [row.id, row]))
  const wanted = sectionRows(websiteId, pageId, content)
  const isSame = ({ id, title, search_key }: (typeof wanted)[number]) =>
    before.get(id)?.title === title && before.get(id)?.search_key === search_key
  const added = wanted.filter((row) => !isSame(row))
  const kept = new Set(wanted.filter(isSame).map(({ id }) => id))
  const gone = stored.map(({ id }) => id).filter((id) => !kept.has(id))
  if (gone.length > 0)
    await database.deleteFrom('page_sections').where('website_id', '=', websiteId).where('id', 'in', gone).execute()
  await insertRows(database, 'page_sections', added)
}
