import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { calendarFile } from '#shared/items/calendar.ts'
import { itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'

/** The events of a collection that are not over, for calendars that subscribe to them. */
export async function showCalendar(request: PageRequest, collection: ItemCollection): Promise<RenderedPage> {
  return calendarOf(request, collection, await request.sources.items.upcoming(collection.id, Date.now()))
}

/** One event as a file for calendars. */
export function calendarOf({ origin }: PageRequest, collection: ItemCollection, events: readonly Item[]): RenderedPage {
  const entries = events.map(({ id, title, startsAt, endsAt, location, updatedAt, urlId, excerpt }) => ({
    ...{ id, title, startsAt, endsAt, location, updatedAt, description: excerpt },
    url: origin + itemPath(collection, { urlId }),
  }))
  return {
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'public, no-cache' },
    html: calendarFile(collection.title, new URL(origin).host, entries),
  }
}
