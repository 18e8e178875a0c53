import { demoEvents, events, journal, posts } from '#demo/journal.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay, momentOf } from '#shared/dates/format.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { addCollection, addDemoItem, type ItemPlaces, pictureOf, wordsOfItem } from './add-items.ts'

/** Creates the demo's journal. */
export async function fillJournal(scope: ChangeScope, places: ItemPlaces): Promise<ItemCollection> {
  const now = Date.now()
  const blog = await addCollection(scope, { kind: 'blog', ...journal }, places)
  for (const { picture, days, html, isStarred = false, ...post } of posts) {
    const publishAt = now - days * DAY_MILLISECONDS
    const shown = { picture: pictureOf(picture, places), authorName: journal.author, tags: [...post.tags] }
    const facts = { ...post, ...shown, starred: isStarred, collectionId: blog.id, publishAt }
    await addDemoItem(scope, facts, [wordsOfItem(html)], places)
  }
  return blog
}

/** Creates the demo's workshops. */
export async function fillWorkshops(scope: ChangeScope, places: ItemPlaces): Promise<ItemCollection> {
  const now = Date.now()
  const workshops = await addCollection(scope, { kind: 'events', ...events }, places)
  const { timeZone } = await scope.settings()
  for (const { picture, html, inDays, from, to, ...event } of demoEvents) {
    const day = calendarDay(now + inDays * DAY_MILLISECONDS, timeZone)
    const dates = { startsAt: momentOf(`${day}T${from}`, timeZone), endsAt: momentOf(`${day}T${to}`, timeZone) }
    const shown = { picture: pictureOf(picture, places), location: events.location }
    const facts = { ...event, ...dates, ...shown, collectionId: workshops.id, publishAt: now - DAY_MILLISECONDS }
    await addDemoItem(scope, facts, [wordsOfItem(html)], places)
  }
  return workshops
}
