import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/stores.ts'
import type { Tables } from '#server/tables.ts'
import type { Collection } from '#shared/collections/schema.ts'

export type CollectionRecord = Selectable<Tables['collections']>

/** A collection as calls and pages know it (§3). */
export function toCollection(row: CollectionRecord): Collection {
  return {
    id: row.id,
    typeCode: row.type_code,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_id,
    description: row.description,
    enabled: row.enabled === 1,
  }
}

const collections = ({ database, websiteId }: Scope) =>
  database.selectFrom('collections').selectAll().where('website_id', '=', websiteId)

/** One store page, switched on or not. */
export async function readCollection(scope: Scope, collectionId: string): Promise<Collection | null> {
  const row = await collections(scope).where('id', '=', collectionId).executeTakeFirst()
  return row ? toCollection(row) : null
}

/** The store page that visitors see at an address. */
export async function findStore(scope: Scope, urlId: string): Promise<Collection | null> {
  const row = await collections(scope).where('url_id', '=', urlId).where('enabled', '=', 1).executeTakeFirst()
  return row ? toCollection(row) : null
}

/** All store pages, oldest first, with the number of their products. */
export async function listCollections(scope: Scope): Promise<(Collection & { productCount: number })[]> {
  const rows = await collections(scope).orderBy('created_at').orderBy('id').execute()
  return rows.map((row) => ({ ...toCollection(row), productCount: row.product_count }))
}

/** Inserts a store page that holds nothing. */
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
}

/** Writes what an owner can change about a store page. */
export async function updateCollectionRow(scope: ChangeScope, collection: Collection): Promise<void> {
  await scope.database
    .updateTable('collections')
    .set(columnsOf(collection))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', collection.id)
    .execute()
}

const columnsOf = (collection: Collection) => ({
  title: collection.title,
  navigation_title: collection.navigationTitle,
  url_id: collection.urlId,
  description: collection.description,
  enabled: Number(collection.enabled),
})

/** Lets one transaction after the other change the categories of a store; null when there is no such store. */
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
