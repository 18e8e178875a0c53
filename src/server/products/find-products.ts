import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import { find } from '#server/search/find.ts'
import type { Found } from '#shared/palette/api.ts'

/** Products by their words, as visitors find them. */
export const productFinder: NounFinder = { permission: 'products.read', find: findProducts }

async function findProducts(scope: Scope, text: string): Promise<Found[]> {
  const ids = (await find(scope, 'product', text)).slice(0, MOST_FOUND)
  if (ids.length === 0) return []
  const rows = await scope.database
    .selectFrom('products')
    .select(['id', 'title', 'status'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', ids)
    .execute()
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, title, status }) => ({
      kind: 'product',
      id,
      title,
      detail: status === 'published' ? '' : 'Not published',
      path: `/products/${id}`,
    }))
}
