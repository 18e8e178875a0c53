import { hasDates } from '#shared/items/kinds.ts'
import { itemListPath, termPath, termSlug } from '#shared/items/rules.ts'
import type { Item } from '#shared/items/schema.ts'
import { itemCard } from '../items/item-words.ts'
import type { Resolver } from './resolver.ts'

/** Finds the items of a summary; a collection that is gone or hidden shows none. */
export const resolveSummary: Resolver<'summary'> = async ({ sources, website }, _context, { id, type, settings }) => {
  const { collectionId, category, tag, isFeaturedOnly, count } = settings
  const collection = await sources.items.collectionById(collectionId)
  if (!collection) return null
  const isWanted = (item: Item) =>
    (category === '' || item.categories.some((name) => termSlug(name) === termSlug(category))) &&
    (tag === '' || item.tags.some((name) => termSlug(name) === termSlug(tag))) &&
    (!isFeaturedOnly || item.starred)
  const kind = category === '' ? 'tag' : 'category'
  const slug = termSlug(category || tag)
  const found = hasDates(collection.kind)
    ? (await sources.items.upcoming(collection.id, Date.now())).filter(isWanted)
    : ((
        await sources.items.list({
          ...{ collectionId, isStarred: isFeaturedOnly },
          ...(slug !== '' && { term: { kind, slug } }),
          // With both a category and a tag, some of the items of the one have not the other.
          limit: category !== '' && tag !== '' ? count * 10 : count,
        })
      )?.items.filter(isWanted) ?? [])
  return {
    ...{ id, type, title: settings.title, design: settings.design },
    cards: found.slice(0, count).map((item) => {
      const card = itemCard(collection, item, website.settings)
      return {
        ...card,
        ...(!settings.showPicture && { picture: null }),
        ...(!settings.showDate && { date: null }),
        ...(!settings.showCategories && { categories: [] }),
        ...(!settings.showExcerpt && { excerpt: '' }),
      }
    }),
    moreHref: slug === '' ? itemListPath(collection) : termPath(collection, kind, slug),
  }
}
