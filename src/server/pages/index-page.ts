import { readFoundItems } from '#server/items/read-found-items.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { findCorrecting } from '#server/search/find.ts'
import { indexDocuments, removeDocuments } from '#server/search/index-documents.ts'
import { wordsOfHtml } from '#server/search/words-of-html.ts'
import type { FoundPage } from '#server/site/sources.ts'
import { htmlOfBlock, wordsOfBlock } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import { type Page, SHARED_SECTION } from '#shared/pages/schema.ts'
import { indexSharedSectionJob } from './jobs.ts'
import { withSharedSections } from './shared-sections/with-shared-sections.ts'

/**
 * Indexes a page by its title and the words of its blocks, with those of its shared sections; part of the transaction
 * that saves it. The words of a shared section belong to the pages that show it, which a job brings up to date.
 */
export async function indexPage(scope: ChangeScope, page: Page): Promise<void> {
  if (page.purpose === SHARED_SECTION) {
    await scope.enqueue(indexSharedSectionJob, { sharedId: page.id })
    return
  }
  const { content } = await withSharedSections(scope, page)
  const words = blocksOf(content)
    .flatMap((block) => [...htmlOfBlock(block).map(wordsOfHtml), wordsOfBlock(block)])
    .join('\n')
  return indexDocuments(scope, 'page', [{ nounId: page.id, texts: [page.title, page.seoDescription, words] }])
}

/** Removes a deleted page from the index. */
export function removePage(scope: ChangeScope, pageId: string): Promise<void> {
  return removeDocuments(scope, 'page', [pageId])
}

/** Published pages and visible items that match a visitor's search, best first. */
export async function searchPages(scope: Scope, text: string, limit: number, isExact = false): Promise<FoundPage[]> {
  const { ids: found } = await findCorrecting(scope, 'page', text, isExact)
  if (found.length === 0) return []
  const rows = await scope.database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'seo_description'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', found)
    .where('status', '=', 'published')
    .where('purpose', '=', 'page')
    .where('collection_id', 'is', null)
    // Words of a page with a password are not for everyone.
    .where('password_hash', 'is', null)
    .execute()
  const items = await readFoundItems(scope, found)
  const pages = new Map(
    [...rows.map((row) => ({ ...row, path: `/${row.url_id}` })), ...items].map((row) => [row.id, row]),
  )
  return found
    .flatMap((id) => pages.get(id) ?? [])
    .slice(0, limit)
    .map((row) => ({ id: row.id, title: row.title, fullUrl: row.path, description: row.seo_description }))
}
