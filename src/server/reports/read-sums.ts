import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { FactDimension } from '#shared/reports/facts.ts'
import { type Days, daysLater, nextMonth } from '#shared/reports/periods.ts'
import { measures, noSums, type Sums } from '#shared/reports/sums.ts'
import { type StoredDimension, sumColumns } from './sums-store.ts'

/** Sums under a name. */
export interface NamedSums {
  readonly name: string
  /** The product of a variant; '' for others. */
  readonly parent: string
  readonly sums: Sums
}

/** What sums are grouped by: the hour or day, the key of the dimension, or the product of variants. */
export type Grouping = 'hour' | 'day' | 'key' | 'parent'

const groupOf = {
  hour: sql<string>`${sql.ref('bucket')}`,
  day: sql<string>`substr(bucket, 1, 10)`,
  key: sql<string>`${sql.ref('key')}`,
  parent: sql<string>`${sql.ref('parent')}`,
} as const satisfies Record<Grouping, unknown>

/** The sums of a period, in the shop's currency of now. */
export async function readSums(
  scope: Scope,
  dimension: FactDimension,
  days: Days,
  grouping: Grouping,
): Promise<NamedSums[]> {
  const found = new Map<string, NamedSums>()
  for (const stretch of stretchesOf(dimension, days)) {
    for (const { name, product, ...read } of await readStretch(scope, stretch, grouping)) {
      const { sums } = found.get(name) ?? { sums: noSums() }
      // In place: there are tens of thousands of rows.
      for (const measure of measures) sums[measure] += Number(read[measure])
      found.set(name, { name, parent: product, sums })
    }
    // SQLite never pauses by itself, and visitors need not wait for a year of a large shop.
    await setImmediate()
  }
  return [...found.values()]
}

/** Neighboring buckets that are read at once. */
interface Stretch {
  readonly dimension: StoredDimension
  readonly from: string
  /** The first bucket after it. */
  readonly end: string
}

const MOST_MONTHS = 6
const MOST_DAYS = 7

/** A large shop sells thousands of variants a day: whole months are read as such. A stretch takes SQLite some 50 ms. */
function stretchesOf(dimension: FactDimension, days: Days): Stretch[] {
  const end = daysLater(days.to, 1)
  if (dimension !== 'variant') return [{ dimension, from: days.from, end }]
  const stretches: Stretch[] = []
  for (let from = days.from; from < end; ) {
    let next = from
    for (let months = 0; months < MOST_MONTHS && next.endsWith('-01') && nextMonth(next) <= end; months += 1)
      next = nextMonth(next)
    if (next > from) stretches.push({ dimension: 'variant-month', from: from.slice(0, 7), end: next.slice(0, 7) })
    else {
      next = [daysLater(from, MOST_DAYS), nextMonth(from), end].toSorted()[0]!
      stretches.push({ dimension, from, end: next })
    }
    from = next
  }
  return stretches
}

async function readStretch(scope: Scope, { dimension, from, end }: Stretch, grouping: Grouping) {
  const { database, websiteId } = scope
  const { currency } = await scope.settings()
  const group = groupOf[grouping]
  return await database
    .selectFrom('report_sums')
    .select((row) => [
      group.as('name'),
      row.fn.max<string>('parent').as('product'),
      ...measures.map((measure) => row.fn.sum<number>(sumColumns[measure]).as(measure)),
    ])
    .where('website_id', '=', websiteId)
    .where('dimension', '=', dimension)
    .where('currency', '=', currency)
    .where('bucket', '>=', from)
    .where('bucket', '<', end)
    .groupBy(group)
    .execute()
}
