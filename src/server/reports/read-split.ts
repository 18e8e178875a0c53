import type { Scope } from '#server/scope.ts'
import type { ReportQuery, ReportRow, Split } from '#shared/reports/api.ts'
import type { FactDimension } from '#shared/reports/facts.ts'
import { comparedDays, type Days } from '#shared/reports/periods.ts'
import { addSums, isNothing, netOf, noSums, type Sums } from '#shared/reports/sums.ts'
import { nameRows } from './name-rows.ts'
import { type Grouping, type NamedSums, readSums } from './read-sums.ts'

const sources: Readonly<Record<Exclude<Split, 'category'>, readonly [FactDimension, Grouping]>> = {
  product: ['variant', 'parent'],
  variant: ['variant', 'key'],
  country: ['country', 'key'],
  discount: ['discount', 'key'],
  tax: ['tax', 'key'],
  payment: ['payment', 'key'],
  channel: ['channel', 'key'],
  fund: ['fund', 'key'],
}

/** The sums of a period by product, country and others, the largest first. @returns the named rows, and how many there are */
export async function readSplit(
  scope: Scope,
  split: Split,
  { comparison, ...days }: ReportQuery,
  most: number,
): Promise<{ rows: ReportRow[]; total: number }> {
  const compared = comparedDays(days, comparison)
  const now = await readSplitSums(scope, split, days)
  const before = compared && (await readSplitSums(scope, split, compared))
  const keys = [...new Set([...now.keys(), ...(before?.keys() ?? [])])]
  const rows = keys
    .map((key) => ({
      key,
      parent: (now.get(key) ?? before?.get(key))!.parent,
      sums: now.get(key)?.sums ?? noSums(),
      before: before && (before.get(key)?.sums ?? noSums()),
    }))
    .filter(({ sums, before }) => !isNothing(sums) || (before !== null && !isNothing(before)))
    .toSorted((one, other) => weightOf(other.sums) - weightOf(one.sums) || (one.key < other.key ? -1 : 1))
  return { rows: await nameRows(scope, split, rows.slice(0, most)), total: rows.length }
}

/** The largest first: net sales, and for discounts and taxes of nothing what they took. */
const weightOf = (sums: Sums): number => netOf({ ...sums, discountCents: 0 }) + sums.donationCents

async function readSplitSums(scope: Scope, split: Split, days: Days): Promise<Map<string, NamedSums>> {
  if (split === 'category') return readCategories(scope, days)
  const [dimension, grouping] = sources[split]
  const rows = await readSums(scope, dimension, days, grouping)
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * Sales of the products of each category, as categories are now: a product in two counts in both. Products in none have
 * the key ''.
 */
async function readCategories(scope: Scope, days: Days): Promise<Map<string, NamedSums>> {
  const products = await readSums(scope, 'variant', days, 'parent')
  const members = await scope.database
    .selectFrom('product_categories')
    .select(['category_id', 'product_id'])
    .where('website_id', '=', scope.websiteId)
    .execute()
  const categories = Map.groupBy(members, ({ product_id }) => product_id)
  const found = new Map<string, NamedSums>()
  for (const { name, sums } of products)
    for (const { category_id } of categories.get(name) ?? [{ category_id: '' }])
      found.set(category_id, {
        name: category_id,
        parent: '',
        sums: addSums(found.get(category_id)?.sums ?? noSums(), sums),
      })
  return found
}
