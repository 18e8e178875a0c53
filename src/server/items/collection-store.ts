import type { Selectable } from 'kysely'
import { readPictureAssets, toPicture } from '#server/files/picture-assets.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { saveUses } from '#server/uses/save-uses.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { pictureInputOf } from '#shared/pictures/schema.ts'
import { itemCollectionDetails } from './documents.ts'
import type { ItemTables } from './tables.ts'

const collections = ({ database, websiteId }: Scope) =>
  database.selectFrom('item_collections').selectAll().where('website_id', '=', websiteId)

/** A collection, visible or not. */
export async function readItemCollection(scope: Scope, collectionId: string): Promise<ItemCollection | null> {
  const row = await collections(scope).where('id', '=', collectionId).executeTakeFirst()
  return row ? toCollection(scope, row) : null
}

/** The visible collection of a URL, with a password or without. */
export async function findItemCollection(scope: Scope, urlId: string): Promise<ItemCollection | null> {
  const row = await collections(scope).where('url_id', '=', urlId).where('enabled', '=', 1).executeTakeFirst()
  return row ? toCollection(scope, row) : null
}

/** A collection whose items blocks of any page may show: it is visible, and has no password. */
export async function findItemCollectionById(scope: Scope, collectionId: string): Promise<ItemCollection | null> {
  const row = await collections(scope)
    .where('id', '=', collectionId)
    .where('enabled', '=', 1)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  return row ? toCollection(scope, row) : null
}

/** All collections, oldest first, with the number of their items. */
export async function listItemCollections(scope: Scope): Promise<(ItemCollection & { itemCount: number })[]> {
  const rows = await collections(scope).orderBy('created_at').orderBy('id').execute()
  const read = await toCollections(scope, rows)
  return read.map((collection, index) => ({ ...collection, itemCount: rows[index]!.item_count }))
}

export async function insertItemCollection(scope: ChangeScope, collection: ItemCollection): Promise<void> {
  const { id, kind, createdAt } = collection
  await scope.database
    .insertInto('item_collections')
    .values({ website_id: scope.websiteId, id, kind, item_count: 0, created_at: createdAt, ...columnsOf(collection) })
    .execute()
  await saveCover(scope, collection.id, coverOf(collection))
}

export async function updateItemCollectionRow(scope: ChangeScope, collection: ItemCollection): Promise<void> {
  await scope.database
    .updateTable('item_collections')
    .set(columnsOf(collection))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collection.id)
    .execute()
  await saveCover(scope, collection.id, coverOf(collection))
}

export async function deleteItemCollectionRow(scope: ChangeScope, collectionId: string): Promise<void> {
  await saveCover(scope, collectionId, null)
  await scope.database
    .deleteFrom('item_collections')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collectionId)
    .execute()
}

/**
 * Changes the number of a collection's items, which locks it.
 * @returns the collection with its new number; null when there is none
 */
export async function countItems(
  scope: ChangeScope,
  collectionId: string,
  more: number,
): Promise<{ readonly collection: ItemCollection; readonly itemCount: number } | null> {
  const row = await scope.database
    .updateTable('item_collections')
    .set((set) => ({ item_count: set('item_count', '+', more) }))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collectionId)
    .returningAll()
    .executeTakeFirst()
  return row ? { collection: await toCollection(scope, row), itemCount: row.item_count } : null
}

const columnsOf = (collection: ItemCollection) => {
  const { title, urlId, enabled, updatedAt } = collection
  const { description, seoTitle, seoDescription, itemsPerPage, portfolioLayout, album, course } = collection
  return {
    ...{ title, url_id: urlId, enabled: Number(enabled), updated_at: updatedAt },
    is_hidden_from_site_search: Number(collection.isHiddenFromSiteSearch),
    password_hash: collection.passwordHash,
    details: itemCollectionDetails.write({
      ...{ description, seoTitle, seoDescription, itemsPerPage, portfolioLayout },
      album: album && { artist: album.artist, cover: pictureInputOf(album.cover) },
      course: course && { cover: pictureInputOf(course.cover) },
    }),
  }
}

type Row = Selectable<ItemTables['item_collections']>

const toCollection = async (scope: Scope, row: Row): Promise<ItemCollection> => (await toCollections(scope, [row]))[0]!

/** Collections from their rows, with the covers of albums and courses: one query for all of them. A deleted cover is left out. */
async function toCollections(scope: Scope, rows: readonly Row[]): Promise<ItemCollection[]> {
  const read = rows.map((row) => ({ row, details: itemCollectionDetails.read(row.details) }))
  const assets = await readPictureAssets(scope, [
    ...new Set(read.flatMap(({ details: { album, course } }) => (album ?? course)?.cover?.id ?? [])),
  ])
  return read.map(({ row, details: { album, course, ...details } }) => {
    const stored = (album ?? course)?.cover
    const asset = stored && assets.get(stored.id)
    const cover = asset ? toPicture(asset, stored) : null
    return {
      ...{ id: row.id, kind: row.kind, title: row.title, urlId: row.url_id },
      ...details,
      album: album && { artist: album.artist, cover },
      course: course && { cover },
      isHiddenFromSiteSearch: row.is_hidden_from_site_search === 1,
      passwordHash: row.password_hash,
      ...{ enabled: row.enabled === 1, createdAt: row.created_at, updatedAt: row.updated_at },
    }
  })
}

const coverOf = ({ album, course }: ItemCollection) => (album ?? course)?.cover ?? null

const saveCover = (scope: ChangeScope, id: string, cover: { readonly id: string } | null): Promise<void> =>
  saveUses(scope, 'item-collection', [{ id, formIds: [], text: cover?.id ?? '' }])
