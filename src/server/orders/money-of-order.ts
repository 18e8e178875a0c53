import type { Scope } from '#server/scope.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { Order } from '#shared/orders/schema.ts'

/**
 * How amounts of an order are written for its shop.
 * @param known the currency of the order; absent: it is read
 * @returns writes hundredths, such as 4200 as '$42.00'
 * @throws Error when the website has no such order
 */
export async function moneyOfOrder(
  { database, websiteId, settings }: Scope,
  orderId: string,
  known?: Order['currency'],
): Promise<(cents: number) => string> {
  const currency =
    known ??
    (
      await database
        .selectFrom('orders')
        .select('currency')
        .where('website_id', '=', websiteId)
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).currency
  const format = moneyFormatOf(await settings())
  return (cents) => formatMoney(cents, currency, format)
}
