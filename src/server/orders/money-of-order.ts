import type { Scope } from '#server/scope.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import type { Order } from '#shared/orders/schema.ts'

/** How amounts of an order are written for its shop. */
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
