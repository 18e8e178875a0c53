import type { Scope } from '#server/scope.ts'
import type { DiscountContent } from '#shared/discounts/schema.ts'

/** The titles of the products and categories of a discount by id; deleted ones are left out. */
export async function titlesOf(
  { database, websiteId }: Scope,
  { appliesTo, buy }: Pick<DiscountContent, 'appliesTo' | 'buy'>,
): Promise<Record<string, string>> {
  const targets = [appliesTo, buy.of]
  const productIds = targets.flatMap((target) => (target.kind === 'products' ? target.productIds : []))
  const categoryIds = targets.flatMap((target) => (target.kind === 'categories' ? target.categoryIds : []))
  const products =
    productIds.length === 0
      ? []
      : await database
          .selectFrom('products')
          .select(['id', 'title'])
          .where('website_id', '=', websiteId)
          .where('id', 'in', productIds)
          .execute()
  const categories =
    categoryIds.length === 0
      ? []
      : await database
          .selectFrom('categories')
          .select(['id', 'display_name as title'])
          .where('website_id', '=', websiteId)
          .where('id', 'in', categoryIds)
          .execute()
  return Object.fromEntries([...products, ...categories].map(({ id, title }) => [id, title]))
}
