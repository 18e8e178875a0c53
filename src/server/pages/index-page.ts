import type { ChangeScope, Scope } from '#server/scope.ts'
import type { SearchNoun } from '#server/search/document-words.ts'
import { indexDocuments, removeDocuments } from '#server/search/index-documents.ts'
import { wordsOfHtml } from '#server/search/words-of-html.ts'
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
  const texts = [page.title, page.seoDescription, words] as const
  await indexDocuments(scope, await nounOf(scope, page.id), [{ nounId: page.id, texts }])
}

/** Removes a page from the index; part of the transaction that deletes it afterwards. */
export async function removePage(scope: ChangeScope, pageId: string): Promise<void> {
  await removeDocuments(scope, await nounOf(scope, pageId), [pageId])
}

/** The page of an item is found as what the item is. */
async function nounOf({ database, websiteId }: Scope, pageId: string): Promise<SearchNoun> {
  const row = await database
    .selectFrom('pages')
    .innerJoin('item_collections as collection', (join) =>
      join.onRef('collection.website_id', '=', 'pages.website_id').onRef('collection.id', '=', 'pages.collection_id'),
    )
    .select('collection.kind')
    .where('pages.website_id', '=', websiteId)
    .where('pages.id', '=', pageId)
    .executeTakeFirst()
  return row?.kind ?? 'page'
}
