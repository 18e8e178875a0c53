import { add, orderIn, pay } from '#server/testing/buy.ts'
import { shopSettings } from '#server/testing/shop-settings.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { sum } from '#shared/money/sum.ts'
import { getOrderCall, listOrdersCall } from '#shared/orders/read-api.ts'
import { getSalesReportCall, type Split, splitSalesCall } from '#shared/reports/api.ts'

/** All days that the tests sell on. */
export const everything = { from: '2020-01-01', to: '2029-12-31' }
const tax = { name: 'Sales tax', place: { country: 'US' as const }, rateMilliPercent: 7250, appliesToShipping: true }

/** Starts an application with shops whose reports a file tests. */
export async function startReportShops() {
  const app = await startTestApp()
  const { database } = app.services

  const shop = (timeZone = 'UTC') =>
    app.buildWebsite({ settings: { ...shopSettings({ timeZone }), taxRates: [tax], pricesIncludeTax: false } })

  const salesOf = async (owner: Browser, query = everything) => (await owner.call(getSalesReportCall, { query })).body
  const rowsOf = async (owner: Browser, split: Split, query = everything) =>
    (await owner.call(splitSalesCall, { parameters: { split }, query })).body.rows

  /** Buys pieces of a product. The total is not known before: the first answer says it. */
  async function order(website: Website, product: { itemId: string; sku: string }, quantity: number, isPaid = true) {
    const visitor = app.visitor(website)
    await add(visitor, product, quantity)
    const method = isPaid ? {} : { paymentMethod: 'bank-transfer' as const, paymentToken: null }
    const refused = await pay(visitor, { expectedTotalCents: 1, ...method })
    const { grandTotalCents } = (refused.failure as unknown as { shoppingCart: { grandTotalCents: number } })
      .shoppingCart
    return orderIn(await pay(visitor, { expectedTotalCents: grandTotalCents, ...method })).orderId
  }

  /** What the orders themselves say, without the tables of reports. */
  async function fromOrders(owner: Browser, website: Website) {
    const { orders } = (await owner.call(listOrdersCall, {})).body
    const read = await Promise.all(
      orders.map(async ({ id }) => (await owner.call(getOrderCall, { parameters: { orderId: id } })).body.order),
    )
    const counted = read.filter((one) => !one.testMode)
    const isUndone = (one: (typeof read)[number]) => one.state === 'cancelled' && one.paymentState === 'awaiting'
    const credited = await database
      .selectFrom('refunds')
      .select(({ fn }) => fn.sum<number>('cents').as('cents'))
      .where('website_id', '=', website.id)
      .where('state', 'in', ['pending', 'done'])
      .where('of_edit', '=', 0)
      .executeTakeFirstOrThrow()
    return {
      orders: counted.length,
      units: sum(counted.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
      ordered: sum(counted.map(({ grandTotalCents }) => grandTotalCents)),
      returned:
        Number(credited.cents ?? 0) + sum(counted.filter(isUndone).map(({ grandTotalCents }) => grandTotalCents)),
      tax: sum(counted.map(({ taxCents }) => taxCents)),
    }
  }

  return { app, database, shop, salesOf, rowsOf, order, fromOrders }
}
