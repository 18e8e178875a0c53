import type { Scope } from '#server/scope.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'

/** The thing that uses the most of a limit. */
interface Fullest {
  readonly used: number
  readonly fullest: string
}

const none: Fullest = { used: 0, fullest: '' }

/** The store page with the most products; their numbers are stored. */
export async function fullestStore({ database, websiteId }: Scope): Promise<Fullest> {
  const row = await database
    .selectFrom('collections')
    .select(['title', 'product_count'])
    .where('website_id', '=', websiteId)
    .orderBy('product_count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { used: Number(row.product_count), fullest: row.title } : none
}

/** The store page with the most categories, without the one above all others. */
export async function mostCategories({ database, websiteId }: Scope): Promise<Fullest> {
  const row = await database
    .selectFrom('categories')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'categories.website_id')
        .onRef('collections.id', '=', 'categories.collection_id'),
    )
    .select(['collections.title', (rows) => rows.fn.countAll<number>().as('count')])
    .where('categories.website_id', '=', websiteId)
    .groupBy(['collections.id', 'collections.title'])
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { used: Number(row.count) - 1, fullest: row.title } : none
}

/** The page with the most saved versions; one that is published later is among them. */
export async function mostVersions({ database, websiteId }: Scope): Promise<Fullest> {
  const row = await database
    .selectFrom('page_versions')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'page_versions.website_id').onRef('pages.id', '=', 'page_versions.page_id'),
    )
    .select(['pages.title', (rows) => rows.fn.countAll<number>().as('count')])
    .where('page_versions.website_id', '=', websiteId)
    // In the order of an index of the versions: SQLite would read all pages.
    .groupBy(['page_versions.page_id', 'pages.title'])
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { used: Number(row.count), fullest: row.title } : none
}

/** The collection of a kind with the most items. */
export async function mostItems({ database, websiteId }: Scope, kind: CollectionKind): Promise<Fullest> {
  const row = await database
    .selectFrom('item_collections')
    .select(['title', 'item_count'])
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .orderBy('item_count', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { used: row.item_count, fullest: row.title } : none
}
