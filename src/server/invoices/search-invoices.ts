import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { listOrderIds } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'

/** The ways in which a number may be written: prefixes are mostly capitals, and people type small letters. */
export const spellings = (number: string): string[] => [number.trim(), number.trim().toUpperCase()]

/**
 * The invoices of a number, and those of the orders that the list of orders finds: by their number, customer or items. Of
 * a text that very many orders have, it finds the invoices of the newest 1,000 orders.
 * @returns the condition of a query
 */
export async function matchesSearch(
  scope: Scope,
  search: string,
): Promise<(where: ExpressionBuilder<Tables, 'invoices'>) => Expression<SqlBool>> {
  const orderIds = await listOrderIds(scope, { search }, 'UTC')
  return (where) =>
    where.or([
      where('number', 'in', spellings(search)),
      orderIds.length > 0 ? where('order_id', 'in', orderIds) : sql<boolean>`1 = 0`,
    ])
}
