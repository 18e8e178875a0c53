import type { Scope } from '#server/scope.ts'

// Single facts about the categories of a store, so that adding one among ten thousand does not read the others.

/** The number of categories in a store, including the root. */
export async function countCategories({ database, websiteId }: Scope, collectionId: string): Promise<number> {
  const row = await database
    .selectFrom('categories')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The number of categories on the path from the root to this one, both included. */
export async function depthOf({ database, websiteId }: Scope, categoryId: string): Promise<number> {
  const rows = await database
    .withRecursive('trail', (query) =>
      query
        .selectFrom('categories')
        .select(['id', 'parent_id'])
        .where('website_id', '=', websiteId)
        .where('id', '=', categoryId)
        .union((again) =>
          again
            .selectFrom('trail')
            .crossJoin('categories as parent')
            .select(['parent.id', 'parent.parent_id'])
            .where('parent.website_id', '=', websiteId)
            .whereRef('parent.id', '=', 'trail.parent_id'),
        ),
    )
    .selectFrom('trail')
    .select('id')
    .execute()
  return rows.length
}

/** The `display_index` of the last child; 0 when there is none. */
export async function lastIndexIn(
  { database, websiteId }: Scope,
  collectionId: string,
  parentId: string | null,
): Promise<number> {
  const row = await database
    .selectFrom('categories')
    .select('display_index')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('display_index', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.display_index ?? 0
}

/** Categories by URL: from URL to the category's id. */
export async function ownersOfUrlIds(
  { database, websiteId }: Scope,
  collectionId: string,
  urlIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('categories')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', 'in', urlIds)
    .execute()
  return new Map(rows.map((row) => [row.url_id, row.id]))
}

/** The number of products in each category itself. */
export async function countProductsByCategory(
  { database, websiteId }: Scope,
  collectionId: string,
): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('product_categories as place')
    .innerJoin('categories as category', (join) =>
      join.onRef('category.website_id', '=', 'place.website_id').onRef('category.id', '=', 'place.category_id'),
    )
    .select((count) => ['place.category_id', count.fn.countAll<number>().as('count')])
    .where('place.website_id', '=', websiteId)
    .where('category.collection_id', '=', collectionId)
    .groupBy('place.category_id')
    .execute()
  return new Map(rows.map((row) => [row.category_id, Number(row.count)]))
}
