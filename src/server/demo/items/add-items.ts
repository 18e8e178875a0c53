import { newId } from '#server/identifiers.ts'
import { addItem } from '#server/pages/items/save-item.ts'
import { createItemCollection, updateItemCollection } from '#server/pages/items/save-item-collection.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { buildContent, type NewBlock } from '#shared/pages/build-content.ts'
import { type Picture, pictureInputOf } from '#shared/pictures/schema.ts'
import type { SavedPicture } from '../save-pictures.ts'

export interface ItemPlaces {
  readonly pictures: ReadonlyMap<string, SavedPicture>
  readonly batchId: string
}

type NewCollection = Pick<ItemCollection, 'kind' | 'title' | 'urlId' | 'description'>

/** Adds a collection of items, which the navigation links later. */
export async function addCollection(
  scope: ChangeScope,
  { description, kind, title, urlId }: NewCollection,
  { batchId }: ItemPlaces,
): Promise<ItemCollection> {
  const wanted = { kind, title, urlId, description, isInNavigation: false }
  return made(urlId, await createItemCollection(scope, wanted, batchId))
}

/** Shows the cover of an album or a course, and says who plays an album. */
export async function describeCollection(
  scope: ChangeScope,
  collection: ItemCollection,
  { album = null, course = null }: Partial<Pick<ItemCollection, 'album' | 'course'>>,
  places: ItemPlaces,
): Promise<void> {
  const { id, kind: _, createdAt: __, passwordHash: ___, ...facts } = collection
  const wanted = {
    ...{ ...facts, isInNavigation: false },
    album: album && { artist: album.artist, cover: pictureInputOf(album.cover) },
    course: course && { cover: pictureInputOf(course.cover) },
  }
  made(collection.urlId, await updateItemCollection(scope, id, wanted, places.batchId))
}

type NewItem = Pick<Item, 'collectionId' | 'title' | 'urlId' | 'excerpt' | 'publishAt'> & {
  readonly categories?: readonly string[]
} & Partial<Omit<Item, 'categories'>>

/** Adds a published item, with what its page shows. */
export async function addDemoItem(
  scope: ChangeScope,
  { categories = [], ...facts }: NewItem,
  blocks: readonly NewBlock[],
  { batchId }: ItemPlaces,
): Promise<void> {
  const item: Item = {
    ...{ id: newId(), status: 'published', startsAt: null, endsAt: null, starred: false, authorName: '' },
    ...{ sourceUrl: '', tags: [], location: null, recording: null, lesson: null, position: null },
    ...{ seoTitle: '', seoDescription: '', passwordHash: null, picture: null },
    ...{ createdAt: facts.publishAt, updatedAt: facts.publishAt },
    ...facts,
    categories: [...categories],
  }
  made(item.urlId, await addItem(scope, item, buildContent([blocks], newId), batchId))
}

/** The words of an item, in a column that is easy to read. */
export function wordsOfItem(html: string): NewBlock {
  const area = { row: 1, column: 1, rows: 1, columns: 8 }
  return { type: 'text', settings: { html }, area }
}

/** A picture of the demo by the name of its file, without extension. */
export function pictureOf(name: string, { pictures }: Pick<ItemPlaces, 'pictures'>): Picture {
  const { asset, altText } = pictures.get(name)!
  return {
    ...{ id: asset.id, assetUrl: asset.assetUrl, width: asset.width!, height: asset.height!, altText },
    ...{ focalPoint: { x: 0.5, y: 0.5 }, colorData: asset.colorData },
  }
}

/** @throws Error when the demo could not be saved as it is written */
function made<Value>(
  urlId: string,
  result: { ok: true; value: Value } | { ok: false; failure: { code: string } },
): Value {
  if (!result.ok) throw new Error(`The demo’s ${urlId}: ${result.failure.code}`)
  return result.value
}
