import { sql } from 'kysely'
import type { z } from 'zod'
import { summariesOf, summaryColumns } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/scope.ts'
import { inShopCurrency } from '#shared/currencies/rules.ts'
import { beginningOfDay, DAY_MILLISECONDS, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { salesSchema } from '#shared/home/schema.ts'

type Sales = z.infer<typeof salesSchema>

const LISTED = 20

/**
 * Sales of the days up to today, and of the same number of days before. Days begin at midnight in the shop's time zone.
 * @param length the number of days
 * @param seesOrders whether the orders of today are read
 */
export async function readSales(
  scope: Scope,
  timeZone: string,
  { length, now, seesOrders }: { readonly length: number; readonly now: number; readonly seesOrders: boolean },
): Promise<Sales> {
  const dates = lastDays(calendarDay(now, timeZone), 2 * length)
  const starts = [...dates, dayAfter(dates.at(-1)!)].map((date) => beginningOfDay(date, timeZone))
  const period = starts.slice(length)
  const ranges = period.slice(0, -1).map((start, index): Range => ({ start, end: period[index + 1]! }))
  const ordersOfToday = scope.database
    .selectFrom('orders')
    .select(summaryColumns)
    .where('website_id', '=', scope.websiteId)
    .where('placed_at', '>=', starts.at(-2)!)
    .where('placed_at', '<', starts.at(-1)!)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
  // At the same time: PostgreSQL answers them on several connections.
  const [[before, ...days], todaysOrders] = await Promise.all([
    readSums(scope, [{ start: starts[0]!, end: period[0]! }, ...ranges]),
    seesOrders ? ordersOfToday.execute().then((rows) => summariesOf(scope, rows)) : [],
  ])
  return {
    days: days.map((sums, index) => ({ date: dates[length + index]!, ...sums })),
    before: before!,
    todaysOrders,
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * The number and the sum of the orders that were placed in each range and count as takings, in the order of the ranges:
 * what is paid and not returned, without what edited orders still owe, and without canceled and test orders. What gift
 * cards pay was taken when they were sold. A refund lowers the day of its order.
 */
async function readSums(scope: Scope, ranges: readonly Range[]) {
  const { database, websiteId } = scope
  const query = database
    // The takings in other currencies are added below, where there are any.
    // Both engines call the columns of values so. A query for each range adds up the rows of the index as it reads them;
    // joining them to the ranges first, and grouping them, took three times as long.
    .selectFrom(
      sql<{ column1: number; column2: number }>`(values ${sql.join(
        ranges.map(({ start, end }) => sql`(${sql.lit(start)}, ${sql.lit(end)})`),
      )})`.as('ranges'),
    )
    .select((row) => [
      'column1 as start',
      row
        .selectFrom('orders')
        // One text with both: SQLite has no lateral joins, and a query for each number would read the index twice.
        .select(
          sql<string>`count(*) || ' ' || count(exchange_rate) || ' ' || coalesce(sum(case when exchange_rate is null
            then grand_total_cents - refunded_cents - gift_card_cents end), 0)`.as('sums'),
        )
        .where('orders.website_id', '=', websiteId)
        .whereRef('placed_at', '>=', 'column1')
        .whereRef('placed_at', '<', 'column2')
        // The condition of the partial index `orders_takings`, word by word: each range is one of it.
        .where(sql<boolean>`state <> 'cancelled' and test_mode = 0 and payment_state in ('paid', 'partly-refunded')`)
        .as('sums'),
    ])
  const [rows, owed] = await Promise.all([query.execute(), readOwed(scope, ranges)])
  const sums = new Map(rows.map(({ start, sums }) => [Number(start), sums!.split(' ').map(Number)]))
  const hasOthers = sums.values().some(([, inOtherCurrencies = 0]) => inOtherCurrencies > 0)
  const others = hasOthers ? await readOtherCurrencies(scope, ranges) : new Map<number, number>()
  return ranges.map(({ start }) => {
    const [orders = 0, , ownCents = 0] = sums.get(start) ?? []
    return { orders, revenueCents: ownCents + (others.get(start) ?? 0) - (owed.get(start) ?? 0) }
  })
}

/**
 * What edited orders of each range owe, in the shop's currency: few orders, which a partial index has. Those in other
 * currencies are subtracted with their takings.
 */
async function readOwed({ database, websiteId }: Scope, ranges: readonly Range[]): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('orders')
    .select(['placed_at', 'owed_cents'])
    .where('website_id', '=', websiteId)
    .where(sql<boolean>`owed_cents > 0`)
    .where('placed_at', '>=', ranges[0]!.start)
    .where('placed_at', '<', ranges.at(-1)!.end)
    .where('exchange_rate', 'is', null)
    .where(sql<boolean>`state <> 'cancelled' and test_mode = 0 and payment_state in ('paid', 'partly-refunded')`)
    .execute()
  const found = new Map<number, number>()
  for (const { placed_at, owed_cents } of rows) {
    const { start } = ranges.find((range) => placed_at >= range.start && placed_at < range.end)!
    found.set(start, (found.get(start) ?? 0) + owed_cents)
  }
  return found
}

/** The takings of each range in other currencies, in the shop's currency by the rates of the orders. */
async function readOtherCurrencies(scope: Scope, ranges: readonly Range[]): Promise<Map<number, number>> {
  const { currency } = await scope.settings()
  const [first, last] = [ranges[0]!, ranges.at(-1)!]
  // Of few orders, so they are added up here: a rate is text, and databases have no exact arithmetic with it.
  const rows = await scope.database
    .selectFrom('orders')
    .select((row) => [
      'placed_at',
      'exchange_rate',
      row.fn.sum<number>(sql`grand_total_cents - owed_cents - refunded_cents - gift_card_cents`).as('cents'),
    ])
    .where('website_id', '=', scope.websiteId)
    .where('placed_at', '>=', first.start)
    .where('placed_at', '<', last.end)
    .where('exchange_rate', 'is not', null)
    .where(sql<boolean>`state <> 'cancelled' and test_mode = 0 and payment_state in ('paid', 'partly-refunded')`)
    .groupBy(['placed_at', 'exchange_rate'])
    .execute()
  const found = new Map<number, number>()
  for (const { placed_at, exchange_rate, cents } of rows) {
    const start = ranges.find((range) => placed_at >= range.start && placed_at < range.end)?.start
    if (start === undefined) continue
    const inOwn = inShopCurrency(Number(cents), { currency, rate: exchange_rate! })
    found.set(start, (found.get(start) ?? 0) + inOwn)
  }
  return found
}

/** The dates up to today, oldest first. Counted on the calendar: days on which clocks change have other lengths. */
function lastDays(today: string, length: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length }, (_, index) =>
    new Date(noon - (length - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
}
