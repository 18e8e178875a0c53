import type { PageRequest } from '#server/site/page-request.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'

/** The item of a URL, with a password or without; a private one for people who are signed in to the site's studio alone. */
export async function itemAt(
  { sources, access }: PageRequest,
  collection: ItemCollection,
  urlId: string,
): Promise<Item | null> {
  const listed = await sources.items.item(collection.id, urlId)
  if (listed) return listed
  const unlisted = await sources.items.unlisted(collection.id, urlId)
  return unlisted?.status === 'private' && !access?.isStaff ? null : unlisted
}
