import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { listOrderIds } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'

/**
 * The subscription of a number (`S00042`), and those of the orders that the list of orders finds: by their number,
 * customer or items. Of a text that very many orders have, it finds the subscriptions of the newest 1,000 orders.
 * @returns the condition of a query
 */
export async function matchesSearch(
  scope: Scope,
  search: string,
): Promise<(where: ExpressionBuilder<Tables, 'subscriptions'>) => Expression<SqlBool>> {
  const [, number] = /^s?(\d{1,9})$/i.exec(search.trim()) ?? []
  const orderIds = await listOrderIds(scope, { search }, 'UTC')
  return (where) =>
    where.or([
      number === undefined ? sql<boolean>`1 = 0` : where('number', '=', Number(number)),
      orderIds.length === 0
        ? sql<boolean>`1 = 0`
        : where('id', 'in', (inner) =>
            inner
              .selectFrom('subscription_orders')
              .select('subscription_id')
              .where('website_id', '=', scope.websiteId)
              .where('order_id', 'in', orderIds),
          ),
    ])
}
