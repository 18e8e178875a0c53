import type { BodyOf, ReplyOf } from '#shared/http/contract.ts'
import type { changeProductsCall, listProductsCall } from '#shared/products/api.ts'

interface Pages {
  readonly pages: readonly ReplyOf<typeof listProductsCall>[]
}

/** The pages of a list as they will be after a change to many products; lists do not show categories. */
export function changeShown<Data extends Pages | undefined>(
  data: Data,
  change: BodyOf<typeof changeProductsCall>,
): Data {
  if (!data || !('pages' in data)) return data
  // A selection by filter is fetched again.
  const ids = new Set(change.productIds ?? [])
  const pages = data.pages.map((page) => ({
    ...page,
    products:
      change.action === 'delete'
        ? page.products.filter(({ id }) => !ids.has(id))
        : page.products.map((product) =>
            ids.has(product.id) ? { ...product, ...statusAfter(change.action) } : product,
          ),
  }))
  return { ...data, pages }
}

function statusAfter(action: string) {
  if (action === 'publish') return { status: 'published' as const, publishAt: null }
  return action === 'unpublish' ? { status: 'draft' as const, publishAt: null } : {}
}
