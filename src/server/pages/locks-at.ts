import { type Lock, lockOf, locksAmong } from '#server/site/access.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'

/** The locks before an address, the outer one first: of a page, or of a collection and its item. */
export async function locksAt({ sources, path }: Pick<PageRequest, 'sources' | 'path'>): Promise<Lock[]> {
  const [first = '', second, third] = path.slice(1).split('/')
  const page = second === undefined ? await sources.page(first) : null
  if (page) return locksAmong(lockOf(page, `/${page.urlId}`))
  const store = await sources.store(first)
  if (store) return locksAmong(lockOf(store.collection, collectionPath(store.collection)))
  const collection = await sources.items.collection(first)
  if (!collection) return []
  const item = second !== undefined && third === undefined ? await sources.items.unlisted(collection.id, second) : null
  return locksAmong(
    lockOf(collection, itemListPath(collection)),
    // Visitors know of no private item.
    item?.status === 'published' ? lockOf(item, itemPath(collection, item)) : null,
  )
}
