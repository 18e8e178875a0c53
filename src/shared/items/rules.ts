import { calendarDay } from '#shared/dates/format.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { isVisible } from '#shared/products/status.ts'
import type { Item, ItemCollection, TermKind } from './schema.ts'

type Addressed = Pick<ItemCollection, 'urlId'>

/** The path of a collection's list. */
export const itemListPath = (collection: Addressed): string => `/${collection.urlId}`

/** The path of an item. */
export const itemPath = (collection: Addressed, item: Pick<Item, 'urlId'>): string =>
  `/${collection.urlId}/${item.urlId}`

/** The path of a list of items with one category, tag, author or month. */
export const termPath = (collection: Addressed, kind: TermKind, slug: string): string =>
  `/${collection.urlId}/${kind}/${encodeURIComponent(slug)}`

/** The path of a collection's feed. */
export const feedPath = (collection: Addressed): string => `/${collection.urlId}/feed`

/** Addresses below a collection that are no items. */
const RESERVED = new Set(['category', 'tag', 'author', 'archive', 'feed', 'p'])
export const isReservedItemUrlId = (urlId: string): boolean => RESERVED.has(urlId)

/** A name in addresses: names that differ in letter case only are the same category. */
export const termSlug = (name: string): string =>
  slugOf(name) ||
  name
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .split(/[\s./?#%]+/)
    .join('-')

/** A term of an item, before it is counted. */
export interface TermOfItem {
  readonly kind: TermKind
  readonly slug: string
  readonly name: string
}

/** The lists in which an item is found. Its month is that of the site's time zone; an order of the owner's has none. */
export function termsOfItem(
  item: Pick<Item, 'categories' | 'tags' | 'authorName' | 'publishAt' | 'startsAt' | 'position'>,
  timeZone: string,
): TermOfItem[] {
  const month = calendarDay(item.startsAt ?? item.publishAt, timeZone).slice(0, 7)
  const terms = [
    ...item.categories.map((name) => ({ kind: 'category' as const, slug: termSlug(name), name })),
    ...item.tags.map((name) => ({ kind: 'tag' as const, slug: termSlug(name), name })),
    ...(item.authorName ? [{ kind: 'author' as const, slug: termSlug(item.authorName), name: item.authorName }] : []),
    ...(item.position === null ? [{ kind: 'archive' as const, slug: month, name: month }] : []),
  ]
  return [
    ...new Map(terms.filter(({ slug }) => slug !== '').map((term) => [`${term.kind} ${term.slug}`, term])).values(),
  ]
}

/** Whether visitors can open an item, with its password if it has one: a job publishes a scheduled one when its time has come. */
export const isShown = (item: Pick<Item, 'status'>): boolean => isVisible({ ...item, publishAt: null }, 0)

/** Whether lists, feeds, search and search engines have an item: what it says is not for those without its password. */
export const isListed = (item: Pick<Item, 'status' | 'passwordHash'>): boolean =>
  isShown(item) && item.passwordHash === null

/**
 * What lists of a collection are sorted by, the greatest first: the position that the owner chose, the beginning of an
 * event, or the date of publication.
 */
export const sortOf = ({ publishAt, startsAt, position }: Pick<Item, 'publishAt' | 'startsAt' | 'position'>): number =>
  position === null ? (startsAt ?? publishAt) : -position

/** Whether an item is still written: publishing its content publishes it. */
export const isUnfinished = ({ status }: Pick<Item, 'status'>): boolean =>
  status === 'draft' || status === 'needs-review'
