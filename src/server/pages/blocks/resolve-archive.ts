import { termPath } from '#shared/items/rules.ts'
import { nameOfTerm } from '../items/item-words.ts'
import type { Resolver } from './resolver.ts'

/** The sizes of names in a cloud, from 1. */
const SIZES = 5

/** Finds the months, categories, tags or authors of a collection that visitors see; null where there are none. */
export const resolveArchive: Resolver<'archive'> = async ({ sources, website }, _context, { id, type, settings }) => {
  const { collectionId, by, title, design, showCounts } = settings
  const collection = await sources.items.collectionById(collectionId)
  const terms = collection ? await sources.items.terms(collection.id, by) : []
  if (!collection || terms.length === 0) return null
  const most = Math.max(...terms.map(({ count }) => count))
  return {
    ...{ id, type, title, design, showCounts },
    terms: terms.map((term) => ({
      label: nameOfTerm(term, website.settings),
      href: termPath(collection, term.kind, term.slug),
      count: term.count,
      size: most === 1 ? 1 : 1 + Math.round(((term.count - 1) / (most - 1)) * (SIZES - 1)),
    })),
  }
}
