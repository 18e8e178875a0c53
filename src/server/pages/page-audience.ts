import { readItemCollection } from '#server/items/collection-store.ts'
import { readItem } from '#server/items/item-store.ts'
import type { Scope } from '#server/scope.ts'
import { type Lock, lockOf, locksAmong } from '#server/site/access.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item } from '#shared/items/schema.ts'
import { type Page, SHARED_SECTION } from '#shared/pages/schema.ts'

/** Who may see a page. */
export interface PageAudience {
  /** Whether it is for people who are signed in to the website's studio. */
  readonly isPrivate: boolean
  /** What must be open for all others. */
  readonly locks: readonly Lock[]
}

/** Who may see a page, or that of an item, by its id instead of its address; null where no one sees it. */
export async function audienceOf(scope: Scope, page: Page): Promise<PageAudience | null> {
  if (page.purpose === SHARED_SECTION) return null
  const item = await readItem(scope, page.id)
  if (item) return audienceOfItem(scope, item)
  if (page.status !== 'published' && page.status !== 'private') return null
  return { isPrivate: page.status === 'private', locks: locksAmong(lockOf(page, `/${page.urlId}`)) }
}

/** Who may see an item; null where no one sees it, such as before its date. */
export async function audienceOfItem(scope: Scope, item: Item): Promise<PageAudience | null> {
  if (item.status !== 'published' && item.status !== 'private') return null
  const collection = await readItemCollection(scope, item.collectionId)
  if (!collection?.enabled) return null
  const locks = locksAmong(lockOf(collection, itemListPath(collection)), lockOf(item, itemPath(collection, item)))
  return { isPrivate: item.status === 'private', locks }
}
