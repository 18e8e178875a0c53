import { sql } from 'kysely'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import type { Scope } from '#server/scope.ts'
import type { MerchandisingSource } from '#shared/merchandising/rules.ts'
import type { MerchandisingLevel } from '#shared/merchandising/schema.ts'
import type { Product } from '#shared/products/schema.ts'
import { merchandisingOverride } from './documents.ts'

/**
 * What the site, the categories of a product and the product itself set: in this order, categories as on the store page.
 * Levels that set nothing are left out.
 */
export async function readMerchandising(
  { database, websiteId }: Scope,
  product: Pick<Product, 'id' | 'categoryIds'>,
): Promise<MerchandisingSource[]> {
  const { rows } = await select(database, { websiteId, productId: product.id }, ['', ...product.categoryIds])
  const places = { site: 0, category: 1, product: 2 } as const
  return rows
    .toSorted(
      (one, other) => places[one.level] - places[other.level] || (one.display_index ?? 0) - (other.display_index ?? 0),
    )
    .map((row) => ({
      level: row.level,
      id: row.target_id,
      name: row.display_name ?? '',
      override: merchandisingOverride.read(row.document),
    }))
}

const select = prepareListQuery((database, values: { websiteId: string; productId: string }, targets) =>
  database
    .selectFrom('merchandising as own')
    .leftJoin('categories as category', (join) =>
      join
        .onRef('category.website_id', '=', 'own.website_id')
        .onRef('category.id', '=', 'own.target_id')
        .on('own.level', '=', sql.lit('category')),
    )
    .select(['own.level', 'own.target_id', 'own.document', 'category.display_index', 'category.display_name'])
    .where('own.website_id', '=', values.websiteId)
    .where((where) =>
      where.or([
        where.and([
          where('own.level', 'in', [sql.lit<MerchandisingLevel>('site'), sql.lit<MerchandisingLevel>('category')]),
          where('own.target_id', 'in', targets),
        ]),
        where.and([
          where('own.level', '=', sql.lit<MerchandisingLevel>('product')),
          where('own.target_id', '=', values.productId),
        ]),
      ]),
    ),
)

/** What the categories of many products set, by product, in their order on the store page. */
export async function readCategorySources(
  { database, websiteId }: Scope,
  productIds: readonly string[],
): Promise<Map<string, MerchandisingSource[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await selectCategories(database, { websiteId }, [...new Set(productIds)])
  const sources = rows
    .toSorted((one, other) => one.display_index - other.display_index)
    .map(({ product_id, category_id, display_name, document }) => ({
      productId: product_id,
      source: {
        ...{ level: 'category' as const, id: category_id, name: display_name },
        override: merchandisingOverride.read(document),
      },
    }))
  const byProduct = Map.groupBy(sources, ({ productId }) => productId)
  return new Map([...byProduct].map(([productId, some]) => [productId, some.map(({ source }) => source)]))
}

const selectCategories = prepareListQuery((database, values: { websiteId: string }, productIds) =>
  database
    .selectFrom('product_categories as place')
    .innerJoin('merchandising as own', (join) =>
      join
        .onRef('own.website_id', '=', 'place.website_id')
        .onRef('own.target_id', '=', 'place.category_id')
        .on('own.level', '=', sql.lit<MerchandisingLevel>('category')),
    )
    .innerJoin('categories as category', (join) =>
      join.onRef('category.website_id', '=', 'place.website_id').onRef('category.id', '=', 'place.category_id'),
    )
    .select([
      'place.product_id',
      'place.category_id',
      'category.display_name',
      'category.display_index',
      'own.document',
    ])
    .where('place.website_id', '=', values.websiteId)
    .where('place.product_id', 'in', productIds),
)
