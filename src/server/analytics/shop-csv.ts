import type { Cell } from '#server/files/send-csv.ts'
import type { Scope } from '#server/scope.ts'
import type { ShopSplit } from '#shared/analytics/actions-api.ts'
import { decimalOf } from '#shared/money/money.ts'
import type { Days } from '#shared/reports/periods.ts'
import { readShopFunnel, readShopProducts, readShopSplit } from './read-shop.ts'
import type { AnalyticsDatabase } from './tables.ts'

const ROWS_OF_A_FILE = 10_000

/** The way from a visit to an order, and the sales, as the rows of a CSV file. */
export async function* stepRows(
  database: AnalyticsDatabase,
  scope: Scope,
  days: Days,
): AsyncGenerator<readonly Cell[]> {
  const { currency } = await scope.settings()
  const { visitors, steps, orders, salesCents } = await readShopFunnel(database, scope, days)
  yield [
    'Visitors',
    'Viewed a product',
    'Added to cart',
    'Began checkout',
    'Ordered',
    'Orders',
    `Total sales (${currency})`,
  ]
  yield [visitors, steps.viewed, steps.added, steps.begun, steps.bought, orders, decimalOf(salesCents, currency)]
}

/** The steps to an order by source, campaign or device as the rows of a CSV file. */
export async function* splitRows(
  database: AnalyticsDatabase,
  websiteId: string,
  by: ShopSplit,
  days: Days,
): AsyncGenerator<readonly Cell[]> {
  yield ['Name', 'Visitors', 'Viewed a product', 'Added to cart', 'Began checkout', 'Ordered']
  for (const { text, visitors, steps } of await readShopSplit(database, websiteId, by, days, ROWS_OF_A_FILE))
    yield [text, visitors, steps.viewed, steps.added, steps.begun, steps.bought]
}

/** What visitors did with each product as the rows of a CSV file. */
export async function* productRows(
  database: AnalyticsDatabase,
  scope: Scope,
  days: Days,
): AsyncGenerator<readonly Cell[]> {
  const { currency } = await scope.settings()
  yield ['Product', 'Views', 'Added to cart', 'Units sold', `Net sales (${currency})`]
  const { rows } = await readShopProducts(database, scope, days, ROWS_OF_A_FILE)
  for (const { name, viewed, added, units, netCents } of rows)
    yield [name, viewed, added, units, decimalOf(netCents, currency)]
}
