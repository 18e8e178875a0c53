import type { Scope } from '#server/scope.ts'

/** The categories of products, with those above them; products without a category are left out. */
export async function categoriesOfProducts(
  { database, websiteId }: Scope,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (productIds.length === 0) return found
  const rows = await database
    .withRecursive('upwards', (query) =>
      query
        .selectFrom('product_categories')
        .select(['product_id', 'category_id'])
        .where('website_id', '=', websiteId)
        .where('product_id', 'in', productIds)
        // `union`, not `union all`: it also ends if the rows form a cycle.
        .union((again) =>
          again
            .selectFrom('upwards')
            .crossJoin('categories as category')
            .select(['upwards.product_id', 'category.parent_id as category_id'])
            .where('category.website_id', '=', websiteId)
            .whereRef('category.id', '=', 'upwards.category_id')
            .where('category.parent_id', 'is not', null)
            .$narrowType<{ category_id: string }>(),
        ),
    )
    .selectFrom('upwards')
    .select(['product_id', 'category_id'])
    .execute()
  for (const { product_id, category_id } of rows) found.set(product_id, [...(found.get(product_id) ?? []), category_id])
  return found
}
