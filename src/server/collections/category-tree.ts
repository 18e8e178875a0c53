import type { Scope } from '#server/scope.ts'

/**
 * Ids of a category and of all categories inside it; empty when the website has no such category, and null for a root, which
 * stands for its whole store.
 */
export async function subtreeOf({ database, websiteId }: Scope, categoryId: string): Promise<string[] | null> {
  const rows = await database
    .withRecursive('subtree', (query) =>
      query
        .selectFrom('categories')
        .select(['id', 'collection_id', 'type'])
        .where('website_id', '=', websiteId)
        .where('id', '=', categoryId)
        // `union`, not `union all`: should rows ever form a ring, this still ends.
        .union((again) =>
          again
            .selectFrom('subtree')
            // A cross join keeps the order on SQLite: for each category found, its children, by their index.
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
