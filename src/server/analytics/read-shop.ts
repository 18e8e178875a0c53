import { readSums } from '#server/reports/read-sums.ts'
import type { Scope } from '#server/scope.ts'
import { type ShopDimension, type ShopStep, shopSteps } from '#shared/analytics/actions.ts'
import type { ShopProduct, ShopRow, ShopSplit, StepCounts } from '#shared/analytics/actions-api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { addSums, netOf, noSums, totalOf } from '#shared/reports/sums.ts'
import { findSite } from './find-site.ts'
import { storedDay } from './moments.ts'
import { productNames } from './name-texts.ts'
import { sumsByText } from './sums-by-text.ts'
import type { AnalyticsDatabase, StoredActionKind } from './tables.ts'

const noSteps = (): StepCounts => ({ viewed: 0, added: 0, begun: 0, bought: 0 })

/** The visitors of a period who took each step to an order, with the sales of the reports. */
export async function readShopFunnel(database: AnalyticsDatabase, scope: Scope, days: Days) {
  const site = await findSite(database, scope.websiteId)
  const [all] = await readSteps(database, site, 'all', days)
  const { visitors } = await database
    .selectFrom('analytics_days')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('visitors'), val(0)).as('visitors'))
    .where('site', '=', site)
    .where('kind', '=', 'all')
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .executeTakeFirstOrThrow()
  const sales = (await readSums(scope, 'time', days, 'day')).map(({ sums }) => sums).reduce(addSums, noSums())
  return {
    visitors: Number(visitors),
    steps: all?.steps ?? noSteps(),
    orders: sales.orders,
    salesCents: totalOf(sales),
  }
}

/** The same visitors by where they came from, or by their device: most first. */
export async function readShopSplit(
  database: AnalyticsDatabase,
  websiteId: string,
  by: ShopSplit,
  days: Days,
  most: number,
): Promise<ShopRow[]> {
  const site = await findSite(database, websiteId)
  const steps = new Map((await readSteps(database, site, by, days)).map((row) => [row.id, row.steps]))
  const rows = await database
    .selectFrom(sumsByText(database, site, by, days))
    .leftJoin('analytics_texts', 'analytics_texts.id', 'sums.id')
    .select(({ fn, val }) => ['sums.id', 'sums.visitors', fn.coalesce('analytics_texts.text', val('')).as('text')])
    .where('sums.visitors', '>', 0)
    .orderBy('sums.visitors', 'desc')
    .orderBy('sums.id')
    .limit(most)
    .execute()
  return rows.map(({ id, text, visitors }) => ({
    ...{ text, visitors: Number(visitors), steps: steps.get(id) ?? noSteps() },
  }))
}

async function readSteps(database: AnalyticsDatabase, site: number, dimension: ShopDimension, days: Days) {
  const rows = await database
    .selectFrom('analytics_actions')
    .innerJoin('analytics_texts as steps', 'steps.id', 'analytics_actions.detail')
    .select(({ fn }) => ['analytics_actions.text as id', 'steps.text as step', fn.sum<number>('count').as('count')])
    .where('analytics_actions.site', '=', site)
    .where('kind', '=', `shop-${dimension}` satisfies StoredActionKind)
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .groupBy(['analytics_actions.text', 'steps.text'])
    .execute()
  const found = new Map<number, { readonly id: number; readonly steps: StepCounts }>()
  for (const { id, step, count } of rows) {
    const row = found.get(id) ?? { id, steps: noSteps() }
    if (shopSteps.includes(step as ShopStep)) row.steps[step as ShopStep] = Number(count)
    found.set(id, row)
  }
  return [...found.values()]
}

/** How often products were viewed and added, and what they sold: the most viewed first. */
export async function readShopProducts(
  database: AnalyticsDatabase,
  scope: Scope,
  days: Days,
  most: number,
): Promise<{ readonly rows: ShopProduct[]; readonly hasMore: boolean }> {
  const site = await findSite(database, scope.websiteId)
  const counted = await database
    .selectFrom('analytics_actions')
    .innerJoin('analytics_texts', 'analytics_texts.id', 'analytics_actions.text')
    .select(({ fn }) => ['analytics_texts.text as productId', 'kind', fn.sum<number>('count').as('count')])
    .where('analytics_actions.site', '=', site)
    .where('kind', 'in', ['product-viewed', 'product-added'])
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .groupBy(['analytics_texts.text', 'kind'])
    .execute()
  const sold = await readSums(scope, 'variant', days, 'parent')
  const products = new Map<string, Omit<ShopProduct, 'name'>>()
  const productAt = (productId: string) => {
    const known = products.get(productId) ?? { productId, viewed: 0, added: 0, units: 0, netCents: 0 }
    products.set(productId, known)
    return known
  }
  for (const { productId, kind, count } of counted)
    productAt(productId)[kind === 'product-viewed' ? 'viewed' : 'added'] = Number(count)
  for (const { name, sums } of sold) Object.assign(productAt(name), { units: sums.units, netCents: netOf(sums) })
  const names = await productNames(scope, [...products.keys()])
  const rows = [...products.values()]
    // A page can name any product. What neither exists nor was sold is none.
    .filter(({ productId, units }) => names.has(productId) || units > 0)
    .toSorted(
      (one, other) =>
        other.viewed - one.viewed || other.netCents - one.netCents || (one.productId < other.productId ? -1 : 1),
    )
    .map((row) => ({ ...row, name: names.get(row.productId) ?? '' }))
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}
