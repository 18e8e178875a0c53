import { demoEvents, events, journal, posts } from '#demo/journal.ts'
import { newId } from '#server/identifiers.ts'
import { addItem } from '#server/pages/items/save-item.ts'
import { createItemCollection } from '#server/pages/items/save-item-collection.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay, momentOf } from '#shared/dates/format.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import type { SavedPicture } from './save-pictures.ts'

interface JournalPlaces {
  readonly pictures: ReadonlyMap<string, SavedPicture>
  readonly batchId: string
}

/** Creates the demo's journal and its workshops. @returns the ids of both by their URLs, in the order of the navigation */
export async function fillJournal(scope: ChangeScope, places: JournalPlaces): Promise<ReadonlyMap<string, string>> {
  const now = Date.now()
  const blog = await addCollection(scope, { kind: 'blog', ...journal }, places.batchId)
  for (const { picture, days, html, isStarred = false, ...post } of posts) {
    const publishAt = now - days * DAY_MILLISECONDS
    const facts = { ...post, starred: isStarred, authorName: journal.author, tags: [...post.tags] }
    await add(scope, { ...facts, collectionId: blog.id, publishAt }, { picture, html }, places)
  }
  const workshops = await addCollection(scope, { kind: 'events', ...events }, places.batchId)
  const { timeZone } = await scope.settings()
  for (const { picture, html, inDays, from, to, ...event } of demoEvents) {
    const day = calendarDay(now + inDays * DAY_MILLISECONDS, timeZone)
    const dates = { startsAt: momentOf(`${day}T${from}`, timeZone), endsAt: momentOf(`${day}T${to}`, timeZone) }
    const facts = { ...event, ...dates, location: events.location, publishAt: now - DAY_MILLISECONDS }
    await add(scope, { ...facts, collectionId: workshops.id }, { picture, html }, places)
  }
  return new Map([blog, workshops].map(({ urlId, id }) => [urlId, id]))
}

async function addCollection(
  scope: ChangeScope,
  { description, ...wanted }: Pick<ItemCollection, 'kind' | 'title' | 'urlId' | 'description'>,
  batchId: string,
): Promise<ItemCollection> {
  const made = await createItemCollection(scope, { ...wanted, description, isInNavigation: false }, batchId)
  if (!made.ok) throw new Error(`The demo’s ${wanted.urlId}: ${made.failure.code}`)
  return made.value
}

async function add(
  scope: ChangeScope,
  facts: Pick<Item, 'collectionId' | 'title' | 'urlId' | 'excerpt' | 'publishAt'> & {
    readonly categories: readonly string[]
  } & Partial<Omit<Item, 'categories'>>,
  shown: { readonly picture: string; readonly html: string },
  { pictures, batchId }: JournalPlaces,
): Promise<void> {
  const { asset, altText } = pictures.get(shown.picture)!
  const item: Item = {
    ...{ id: newId(), status: 'published', startsAt: null, endsAt: null, starred: false, authorName: '' },
    ...{ sourceUrl: '', tags: [], location: null, recording: null, position: null, seoTitle: '', seoDescription: '' },
    passwordHash: null,
    ...{ createdAt: facts.publishAt, updatedAt: facts.publishAt },
    ...facts,
    categories: [...facts.categories],
    picture: {
      ...{ id: asset.id, assetUrl: asset.assetUrl, width: asset.width!, height: asset.height! },
      ...{ altText, focalPoint: { x: 0.5, y: 0.5 }, colorData: asset.colorData },
    },
  }
  const area = { row: 1, column: 1, rows: 1, columns: 8 }
  const content = buildContent([[{ type: 'text', settings: { html: shown.html }, area }]], newId)
  const added = await addItem(scope, item, content, batchId)
  if (!added.ok) throw new Error(`The demo’s ${item.urlId}: ${added.failure.code}`)
}
