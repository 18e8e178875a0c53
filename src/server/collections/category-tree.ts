import type { Scope } from '#server/scope.ts'

/**
 * Ids of a category and its descendants; empty when the website has no such category, and null for a root, which means
 * the whole store.
 */
export async function subtreeOf({ database, websiteId }: Scope, categoryId: string): Promise<string[] | null> {
  const rows = await database
    .withRecursive('subtree', (query) =>
      query
        .selectFrom('categories')
        .select(['id', 'collection_id', 'type'])
        .where('website_id', '=', websiteId)
        .where('id', '=', categoryId)
        // `union`, not `union all`: it also ends if the rows form a cycle.
        .union((again) =>
          again
            .selectFrom('subtree')
            // A cross join fixes the order on SQLite: for each category, its children, by their index.
            .crossJoin('categories as child')
            .select(['child.id', 'child.collection_id', 'child.type'])
            .where('child.website_id', '=', websiteId)
            .whereRef('child.collection_id', '=', 'subtree.collection_id')
            .whereRef('child.parent_id', '=', 'subtree.id'),
        ),
    )
    .selectFrom('subtree')
    .select(['id', 'type'])
    .execute()
  return rows.some((row) => row.type === 'ROOT') ? null : rows.map((row) => row.id)
}
