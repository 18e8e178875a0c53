import { isClosed, lockOf } from '#server/site/access.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { type DatedKind, hasDates, hasTerms, isDated } from '#shared/items/kinds.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import { type ItemCollection, type TermKind, termKinds } from '#shared/items/schema.ts'
import { showLock } from '../show-lock.ts'
import { itemAt } from './item-at.ts'
import { showAlbum } from './show-album.ts'
import { calendarOf, showCalendar } from './show-calendar.ts'
import { showCourse } from './show-course.ts'
import { showEventList } from './show-event-list.ts'
import { showItemFeed } from './show-feed.ts'
import { showItem } from './show-item.ts'
import { showItemJson, showItemListJson } from './show-item-json.ts'
import { showItemList } from './show-item-list.ts'
import { showPortfolio } from './show-portfolio.ts'

/**
 * A collection of items, or one of its items; null where there is none.
 *
 *     /:collection                       its list
 *     /:collection/feed                  the newest items as RSS, where dates order them
 *     /:collection/:item                 an item
 *     /:collection/category/:category    the items of a category; also tag, author, archive (a month: 2026-11)
 *
 * `?format=rss` and `?format=json` give lists as RSS and JSON, and items as JSON; `?format=ical` gives
 * events as a calendar. Until its password is given, each address of a locked collection or item shows the lock.
 */
export async function showItems(request: PageRequest): Promise<RenderedPage | null> {
  const [first = '', second, third, ...more] = request.path.slice(1).split('/')
  if (first === '' || more.length > 0) return null
  const collection = await request.sources.items.collection(first)
  if (!collection) return null
  const lock = lockOf(collection, itemListPath(collection))
  if (lock && isClosed(request, lock)) return showLock(request, lock)
  const format = request.query.get('format')
  if (second === undefined || third !== undefined) {
    const term = third === undefined ? null : await termAt(request, collection, second!, third)
    if (term === undefined) return null
    if (format === 'json') return showItemListJson(request, collection, term)
    if (collection.kind === 'album') return showAlbum(request, collection)
    if (collection.kind === 'course') return showCourse(request, collection)
    if (!isOfDates(collection)) return showPortfolio(request, collection, term)
    if (format === 'rss') return showItemFeed(request, collection)
    if (term || !hasDates(collection.kind)) return showItemList(request, collection, term)
    return format === 'ical' ? showCalendar(request, collection) : showEventList(request, collection)
  }
  if (second === 'feed' && isDated(collection.kind)) return showItemFeed(request, collection)
  const item = await itemAt(request, collection, second)
  if (!item) return null
  const ofItem = lockOf(item, itemPath(collection, item))
  if (ofItem && isClosed(request, ofItem)) return showLock(request, ofItem)
  if (format === 'json') return showItemJson(request, collection, item)
  if (format === 'ical' && item.startsAt !== null) return calendarOf(request, collection, [item])
  return showItem(request, collection, item)
}

const isOfDates = (collection: ItemCollection): collection is ItemCollection & { readonly kind: DatedKind } =>
  isDated(collection.kind)

/** The category, tag, author or month of an address; undefined where visitors would see no item. */
async function termAt({ sources }: PageRequest, collection: ItemCollection, kind: string, slug: string) {
  if (!hasTerms(collection.kind) || !termKinds.includes(kind as TermKind)) return undefined
  const name = decoded(slug)
  return (name !== null && (await sources.items.term(collection.id, kind as TermKind, name))) || undefined
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
