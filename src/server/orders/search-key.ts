import type { Kysely } from 'kysely'
import { batchesOfWebsites } from '#server/database/batches-of-websites.ts'
import type { ChangeScope } from '#server/scope.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { orderLineDetails } from './documents.ts'
import type { EditedOrder } from './lifecycle.ts'

type Places = Pick<Order, 'buyer' | 'business' | 'billingAddress' | 'shippingAddress'>

interface Found {
  readonly email: string
  readonly buyerName: string
  readonly lines: readonly {
    readonly title: string
    readonly sku: string
    readonly bundle?: { readonly title: string; readonly sku?: string | undefined } | undefined
  }[]
  readonly companies?: readonly string[]
  readonly tags?: readonly string[]
}

/**
 * The search key of an order: each word of its customer's email, name and companies, its items, their bundles, the SKUs of
 * both, and its tags, with a space before it.
 */
export function searchKeyOf({ email, buyerName, companies = [], lines, tags = [] }: Found): string {
  const items = lines.flatMap(({ title, sku, bundle }) => [title, sku, bundle?.title ?? '', bundle?.sku ?? ''])
  const words = new Set([...companies, ...items, ...tags].map(normalize))
  return ` ${normalize(email)} ${normalize(buyerName)} ${[...words].join(' ')}`
}

/** The search key of an order with its addresses. */
export const searchKeyOfOrder = (order: Omit<Found, 'buyerName' | 'companies'> & Places): string =>
  searchKeyOf({ ...order, buyerName: buyerName(order), companies: companiesOf(order) })

/** The companies that bought, and to which an order is sent. */
export const companiesOf = ({ business, billingAddress, shippingAddress }: Omit<Places, 'buyer'>): string[] =>
  [business, billingAddress, shippingAddress].flatMap((place) => place?.company || [])

/** Writes the search key of an order again after its lines were edited. */
export async function refreshSearchKey({ database, websiteId }: ChangeScope, { after }: EditedOrder): Promise<void> {
  await database
    .updateTable('orders')
    .set({ search_key: searchKeyOfOrder(after) })
    .where('website_id', '=', websiteId)
    .where('id', '=', after.id)
    .execute()
}

const BATCH = 500

/** Adds the items to the search keys of older orders. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function addItemsToSearchKeys(database: Kysely<any>): Promise<void> {
  for (let after = ''; ; ) {
    const orders = await database
      .selectFrom('orders')
      .select(['website_id', 'id', 'email', 'buyer_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (orders.length === 0) return
    const lines = await database
      .selectFrom('order_lines')
      .select(['order_id', 'sku', 'details'])
      .where(
        'order_id',
        'in',
        orders.map((order) => order.id),
      )
      .orderBy('position')
      .execute()
    for (const order of orders) {
      const own = lines.filter((line) => line.order_id === order.id)
      const search_key = searchKeyOf({
        email: order.email,
        buyerName: order.buyer_name,
        lines: own.map(({ sku, details }) => ({ sku, title: orderLineDetails.read(details).title })),
      })
      await database
        .updateTable('orders')
        .set({ search_key })
        .where('website_id', '=', order.website_id)
        .where('id', '=', order.id)
        .execute()
    }
    after = orders.at(-1)!.id
  }
}

/**
 * Adds the titles of bundles to the search keys of older orders, which had only those of their parts. For a migration. The
 * rest of a key stays: that of an erased order has no words of its buyer.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function addBundlesToSearchKeys(database: Kysely<any>): Promise<void> {
  const batches = batchesOfWebsites(
    database,
    ({ websiteId, after, limit }) =>
      database
        .selectFrom('order_lines')
        .select('order_id')
        .distinct()
        .where('website_id', '=', websiteId)
        .where('order_id', '>', after)
        .where('details', 'like', '%"bundle":{%')
        .orderBy('order_id')
        .limit(limit)
        .execute(),
    ({ order_id }) => order_id,
  )
  for await (const { websiteId, rows } of batches)
    for (const { order_id } of rows) await addBundlesOf(database, websiteId, order_id)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function addBundlesOf(database: Kysely<any>, websiteId: string, orderId: string): Promise<void> {
  const { search_key } = await database
    .selectFrom('orders')
    .select('search_key')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const lines = await database
    .selectFrom('order_lines')
    .select('details')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute()
  const titles = lines.map(({ details }) => normalize(orderLineDetails.read(details).bundle?.title ?? ''))
  const missing = [...new Set(titles)].filter((title) => !` ${search_key} `.includes(` ${title} `))
  if (missing.length === 0) return
  await database
    .updateTable('orders')
    .set({ search_key: [search_key, ...missing].join(' ') })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
}
