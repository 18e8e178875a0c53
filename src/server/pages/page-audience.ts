import { readItemCollection } from '#server/items/collection-store.ts'
import { readItem } from '#server/items/item-store.ts'
import type { Scope } from '#server/scope.ts'
import { type Lock, lockOf, locksAmong } from '#server/site/access.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
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
  const { status } = item ?? page
  if (status !== 'published' && status !== 'private') return null
  const isPrivate = status === 'private'
  if (!item) return { isPrivate, locks: locksAmong(lockOf(page, `/${page.urlId}`)) }
  const collection = await readItemCollection(scope, item.collectionId)
  if (!collection?.enabled) return null
  const locks = locksAmong(lockOf(collection, itemListPath(collection)), lockOf(item, itemPath(collection, item)))
  return { isPrivate, locks }
}
