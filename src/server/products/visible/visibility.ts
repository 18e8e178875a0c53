import type { Scope } from '#server/scope.ts'
import type { ProductStatus } from '#shared/products/codes.ts'
import { isVisible } from '#shared/products/status.ts'

/** A product's status, and whether its store page is shown. */
interface ShownRow {
  readonly status: ProductStatus
  readonly publish_at: number | null
  readonly enabled: number
}

export type ListedRow = Pick<ShownRow, 'status' | 'enabled'> & {
  /** That of its store page. */
  readonly password_hash: string | null
}

/** Whether visitors can open and buy a product: it is published or due, and its store page is shown. */
export const isShown = ({ status, publish_at, enabled }: ShownRow, now: number): boolean =>
  enabled === 1 && isVisible({ status, publishAt: publish_at }, now)

/**
 * Whether lists show a product. One whose time has come is listed once its job has published it, because lists are read
 * along an index of the status. What a store with a password sells is shown behind its lock alone.
 */
export const isListed = ({ status, enabled, password_hash }: ListedRow): boolean =>
  enabled === 1 && password_hash === null && status === 'published'

/** Whether a store page that is shown has a listed product. One with a password counts too: its visitors buy as well. */
export async function sellsProducts({ database, websiteId }: Scope): Promise<boolean> {
  const listed = await database
    .selectFrom('products')
    .select('products.id')
    .where('products.website_id', '=', websiteId)
    .where('products.status', '=', 'published')
    .where('products.collection_id', 'in', (shown) =>
      shown
        .selectFrom('collections')
        .select('collections.id')
        .where('collections.website_id', '=', websiteId)
        .where('collections.enabled', '=', 1),
    )
    .limit(1)
    .executeTakeFirst()
  return listed !== undefined
}

/** The listed products of a store page that is shown. */
export const listedIn = ({ database, websiteId }: Scope, collectionId: string) =>
  database
    .selectFrom('products as product')
    .where('product.website_id', '=', websiteId)
    .where('product.collection_id', '=', collectionId)
    .where('product.status', '=', 'published')
