import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { isUnfinished } from '#shared/items/rules.ts'
import type { Item } from '#shared/items/schema.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { firstSettings, type Page } from '#shared/pages/schema.ts'
import { deletePage, insertPage, readPage, updatePage } from '../page-store.ts'

/** What a new item shows: an empty text. */
export const emptyContent = (): PageContent =>
  buildContent(
    [[{ type: 'text', settings: { html: '<p></p>' }, area: { row: 1, column: 1, rows: 1, columns: 8 } }]],
    newId,
  )

/**
 * The page of an item, with the same id: the editor, its drafts and its forms know it as they know every page. Visitors
 * see it at the item's address, when they may see the item. Its title and description are those that search finds.
 */
const pageOf = (item: Item, content: PageContent): Page => ({
  ...{ id: item.id, urlId: item.id, title: item.title, status: statusOf(item), content },
  ...firstSettings,
  ...{ seoDescription: wordsOf(item), createdAt: item.createdAt, updatedAt: item.updatedAt },
})

/** Whether its content is finished; who sees it is the item’s status. */
const statusOf = (item: Item) => (isUnfinished(item) ? 'draft' : 'published')

const MOST_WORDS = 500
const wordsOf = ({ excerpt, categories, tags, authorName }: Item): string =>
  [excerpt, ...categories, ...tags, authorName].filter(Boolean).join('\n').slice(0, MOST_WORDS)

export async function insertItemPage(scope: ChangeScope, item: Item, content: PageContent): Promise<void> {
  await insertPage(scope, pageOf(item, content), item.collectionId)
}

/** Writes what the page says of its item, if that has changed, and what it shows, if that is given. */
export async function updateItemPage(
  scope: ChangeScope,
  before: Item,
  item: Item,
  content?: PageContent,
): Promise<void> {
  const isSame = before.title === item.title && wordsOf(before) === wordsOf(item) && statusOf(before) === statusOf(item)
  if (isSame && !content) return
  const page = await readPage(scope, item.id)
  if (page)
    await updatePage(scope, page, {
      ...page,
      ...{ title: item.title, status: statusOf(item), seoDescription: wordsOf(item) },
      ...(content && { content }),
    })
}

/** What an item shows when it is published. */
export async function readItemContent(scope: Scope, itemId: string): Promise<PageContent | null> {
  return (await readPage(scope, itemId))?.content ?? null
}

export const deleteItemPage = (scope: ChangeScope, itemId: string): Promise<void> => deletePage(scope, itemId)
