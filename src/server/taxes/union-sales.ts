import { sql } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { EditedOrder, PlacedOrder } from '#server/orders/lifecycle.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isUnionSale, netOfUnionSale } from '#shared/taxes/union-threshold.ts'

type Sale = Pick<
  Order,
  | 'testMode'
  | 'currency'
  | 'exchange'
  | 'shippingAddress'
  | 'billingAddress'
  | 'buyer'
  | 'shippingMethod'
  | 'business'
  | 'grandTotalCents'
  | 'taxCents'
> & { readonly lines: readonly Pick<Order['lines'][number], 'productType' | 'paidCents'>[] }

/** Counts an order of a consumer in another member state of the EU. */
export const countUnionSale = (scope: ChangeScope, { orderId, draft }: PlacedOrder): Promise<void> =>
  count(scope, orderId, draft, Date.now())

/** Counts an edited order as it is now, in the year in which it was placed. */
export async function recountUnionSale(scope: ChangeScope, { after }: EditedOrder): Promise<void> {
  await scope.database
    .deleteFrom('union_sales')
    .where('website_id', '=', scope.websiteId)
    .where('order_id', '=', after.id)
    .execute()
  await count(scope, after.id, after, after.placedAt)
}

async function count(scope: ChangeScope, orderId: string, draft: Sale, at: number): Promise<void> {
  const settings = await scope.settings()
  if (draft.testMode || !isUnionSale(draft, settings)) return
  const netCents = netOfUnionSale(draft)
  if (netCents === 0) return
  // The threshold is in the currency of the shop's accounts.
  const { exchange } = draft
  const country = (draft.shippingAddress ?? draft.billingAddress ?? draft.buyer)!.country!
  await insertRows(scope.database, 'union_sales', [
    {
      website_id: scope.websiteId,
      order_id: orderId,
      year: yearOf(at, settings.timeZone),
      country,
      currency: exchange?.currency ?? draft.currency,
      net_cents: exchange ? inShopCurrency(netCents, exchange) : netCents,
    },
  ])
}

/** The sales of this year, without tax, canceled orders and what was returned. In hundredths of the shop's currency. */
export async function readUnionSales({ database, websiteId, ...scope }: Scope, now: number) {
  const { timeZone, currency } = await scope.settings()
  const year = yearOf(now, timeZone)
  const row = await database
    .selectFrom('union_sales')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'union_sales.website_id').onRef('orders.id', '=', 'union_sales.order_id'),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      // A refund takes its share of the amount without tax.
      sql<number | null>`sum(net_cents * (1.0 - 1.0 * refunded_cents / grand_total_cents))`.as('cents'),
    ])
    .where('union_sales.website_id', '=', websiteId)
    .where('union_sales.year', '=', year)
    .where('union_sales.currency', '=', currency)
    .where('orders.state', '!=', 'cancelled')
    .where('orders.grand_total_cents', '>', 0)
    .executeTakeFirstOrThrow()
  return { year, currency, cents: Math.round(Number(row.cents ?? 0)), orders: Number(row.orders) }
}

const yearOf = (moment: number, timeZone: string): number => Number(calendarDay(moment, timeZone).slice(0, 4))
