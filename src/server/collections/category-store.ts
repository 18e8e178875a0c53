import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { Category } from '#shared/products/schema.ts'
import { detailsColumn, detailsOf, picturesOf, sortOf } from './listing-details.ts'
import { saveListingUses } from './picture-uses.ts'

/** A category, with how its page shows its products. Clients read these names. */
export interface StoredCategory extends Category {
  readonly pageRendering: string
}

async function toCategories(
  scope: Scope,
  rows: readonly Selectable<Tables['categories']>[],
): Promise<StoredCategory[]> {
  const pictures = await picturesOf(scope, rows)
  return rows.map((row) => ({
    id: row.id,
    collectionId: row.collection_id,
    parentId: row.parent_id,
    type: row.type,
    displayName: row.display_name,
    urlId: row.url_id,
    displayIndex: row.display_index,
    pageRendering: row.page_rendering,
    ...detailsOf(row, pictures),
    sort: sortOf(row) ?? null,
  }))
}

const categories = ({ database, websiteId }: Scope) =>
  database.selectFrom('categories').selectAll().where('website_id', '=', websiteId)

/** A category of this website; null when the id is unknown. */
export async function readCategory(scope: Scope, categoryId: string): Promise<StoredCategory | null> {
  const row = await categories(scope).where('id', '=', categoryId).executeTakeFirst()
  return row ? (await toCategories(scope, [row]))[0]! : null
}

/** The root category of a store. */
export async function readRoot(scope: Scope, collectionId: string): Promise<StoredCategory | null> {
  const row = await categories(scope)
    .where('collection_id', '=', collectionId)
    .where('parent_id', 'is', null)
    .where('type', '=', 'ROOT')
    .executeTakeFirst()
  return row ? (await toCategories(scope, [row]))[0]! : null
}

/** All categories of a store: each after its parent, siblings in order. */
export async function listCategories(scope: Scope, collectionId: string): Promise<StoredCategory[]> {
  const rows = await categories(scope)
    .where('collection_id', '=', collectionId)
    .orderBy('display_index')
    .orderBy('id')
    .execute()
  const childrenOf = Map.groupBy(await toCategories(scope, rows), (category) => category.parentId)
  const sorted: StoredCategory[] = []
  // A stack instead of recursion: ten thousand categories may be nested in any shape.
  const waiting = (childrenOf.get(null) ?? []).toReversed()
  for (let category = waiting.pop(); category; category = waiting.pop()) {
    sorted.push(category)
    waiting.push(...(childrenOf.get(category.id) ?? []).toReversed())
  }
  return sorted
}

/** Inserts a category; the caller has checked parent and URL. */
export async function insertCategory(scope: ChangeScope, category: StoredCategory): Promise<void> {
  await scope.database
    .insertInto('categories')
    .values({
      website_id: scope.websiteId,
      id: category.id,
      collection_id: category.collectionId,
      parent_id: category.parentId,
      type: category.type,
      display_name: category.displayName,
      url_id: category.urlId,
      page_rendering: category.pageRendering,
      display_index: category.displayIndex,
      details: detailsColumn(category),
    })
    .execute()
  await saveListingUses(scope, 'category', category)
}

/** Changes a category's parent and position. */
export async function placeCategory(
  scope: ChangeScope,
  categoryId: string,
  facts: Pick<StoredCategory, 'parentId' | 'displayIndex'>,
): Promise<void> {
  await scope.database
    .updateTable('categories')
    .set({ parent_id: facts.parentId, display_index: facts.displayIndex })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', categoryId)
    .execute()
}

/** Writes a category's details. */
export async function updateCategoryRow(scope: ChangeScope, category: StoredCategory): Promise<void> {
  await scope.database
    .updateTable('categories')
    .set({ display_name: category.displayName, url_id: category.urlId, details: detailsColumn(category) })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', category.id)
    .execute()
  await saveListingUses(scope, 'category', category)
}
