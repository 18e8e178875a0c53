import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { Collection } from '#shared/collections/schema.ts'
import { detailsColumn, detailsOf, picturesOf, sortOf } from './listing-details.ts'
import { saveListingUses } from './picture-uses.ts'

export type CollectionRecord = Selectable<Tables['collections']>

/** Collections in the form of calls and pages, with their pictures. */
async function toCollections(scope: Scope, rows: readonly CollectionRecord[]): Promise<Collection[]> {
  const pictures = await picturesOf(scope, rows)
  return rows.map((row) => ({
    id: row.id,
    typeCode: row.type_code,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_id,
    ...detailsOf(row, pictures),
    description: row.description,
    sort: sortOf(row) ?? 'manual',
    enabled: row.enabled === 1,
    passwordHash: row.password_hash,
  }))
}

/** One collection from its row. */
export async function toCollection(scope: Scope, row: CollectionRecord): Promise<Collection> {
  return (await toCollections(scope, [row]))[0]!
}

const collections = ({ database, websiteId }: Scope) =>
  database.selectFrom('collections').selectAll().where('website_id', '=', websiteId)

/** One store page, visible or not. */
export async function readCollection(scope: Scope, collectionId: string): Promise<Collection | null> {
  const row = await collections(scope).where('id', '=', collectionId).executeTakeFirst()
  return row ? toCollection(scope, row) : null
}

/** The visible store page of a URL, with a password or without. */
export async function findStore(scope: Scope, urlId: string): Promise<Collection | null> {
  const row = await collections(scope).where('url_id', '=', urlId).where('enabled', '=', 1).executeTakeFirst()
  return row ? toCollection(scope, row) : null
}

/** All store pages, oldest first, with the number of their products. */
export async function listCollections(scope: Scope): Promise<(Collection & { productCount: number })[]> {
  const rows = await collections(scope).orderBy('created_at').orderBy('id').execute()
  const listed = await toCollections(scope, rows)
  return listed.map((collection, place) => ({ ...collection, productCount: rows[place]!.product_count }))
}

/** The number of products in some store pages together. */
export async function countProductsIn(
  { database, websiteId }: Scope,
  collectionIds: readonly string[],
): Promise<number> {
  if (collectionIds.length === 0) return 0
  const rows = await database
    .selectFrom('collections')
    .select('product_count')
    .where('website_id', '=', websiteId)
    .where('id', 'in', collectionIds)
    .execute()
  return rows.reduce((sum, row) => sum + row.product_count, 0)
}

/** Inserts an empty store page. */
export async function insertCollection(scope: ChangeScope, collection: Collection): Promise<void> {
  await scope.database
    .insertInto('collections')
    .values({
      website_id: scope.websiteId,
      id: collection.id,
      type_code: collection.typeCode,
      ...columnsOf(collection),
      created_at: Date.now(),
    })
    .execute()
  await saveListingUses(scope, 'collection', collection)
}

/** Writes the fields of a store page that an owner can change. */
export async function updateCollectionRow(scope: ChangeScope, collection: Collection): Promise<void> {
  await scope.database
    .updateTable('collections')
    .set(columnsOf(collection))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collection.id)
    .execute()
  await saveListingUses(scope, 'collection', collection)
}

const columnsOf = (collection: Collection) => ({
  title: collection.title,
  navigation_title: collection.navigationTitle,
  url_id: collection.urlId,
  description: collection.description,
  details: detailsColumn(collection),
  enabled: Number(collection.enabled),
  password_hash: collection.passwordHash,
})

/** Serializes changes of a store's categories; null when there is no such store. */
export async function lockCollection(scope: ChangeScope, collectionId: string): Promise<CollectionRecord | null> {
  const row = await scope.database
    .updateTable('collections')
    .set((set) => ({ product_count: set.ref('product_count') }))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collectionId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
