import type { Kysely } from 'kysely'
import { normalize } from '#shared/texts/normalize.ts'
import { orderLineDetails } from './documents.ts'

interface Found {
  readonly email: string
  readonly buyerName: string
  readonly lines: readonly {
    readonly title: string
    readonly sku: string
    readonly bundle?: { readonly title: string } | undefined
  }[]
  readonly tags?: readonly string[]
}

/**
 * The search key of an order: each word of its customer's email and name, its items, their SKUs and bundles, and its tags,
 * with a space before it.
 */
export const searchKeyOf = ({ email, buyerName, lines, tags = [] }: Found): string =>
  ` ${normalize(email)} ${normalize(buyerName)} ${[...new Set([...lines.flatMap(({ title, sku, bundle }) => [title, sku, bundle?.title ?? '']), ...tags].map(normalize))].join(' ')}`

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
