import { sql } from 'kysely'
import type { z } from 'zod'
import { summariesOf, summaryColumns } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/scope.ts'
import { beginningOfDay, DAY_MILLISECONDS, dayAfter } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { salesSchema } from '#shared/home/schema.ts'

type Sales = z.infer<typeof salesSchema>

const LISTED = 20

/**
 * Sales of the days up to today, and of the same number of days before. Days begin at midnight in the shop's time zone.
 * @param length the number of days
 */
export async function readSales(scope: Scope, timeZone: string, length: number, now: number): Promise<Sales> {
  const dates = lastDays(calendarDay(now, timeZone), 2 * length)
  const starts = [...dates, dayAfter(dates.at(-1)!)].map((date) => beginningOfDay(date, timeZone))
  const sums = await readSums(scope, starts)
  const days = dates.map((date, index) => ({ date, orders: 0, revenueCents: 0, ...sums.get(starts[index]!) }))
  const before = days.slice(0, length)
  const today = await scope.database
    .selectFrom('orders')
    .select(summaryColumns)
    .where('website_id', '=', scope.websiteId)
    .where('placed_at', '>=', starts.at(-2)!)
    .where('placed_at', '<', starts.at(-1)!)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return {
    days: days.slice(length),
    before: {
      orders: before.reduce((sum, day) => sum + day.orders, 0),
      revenueCents: before.reduce((sum, day) => sum + day.revenueCents, 0),
    },
    todaysOrders: await summariesOf(scope, today),
  }
}

/**
 * The number and the sum of the orders of each day that count as takings (`countsAsTakings`), by its start. Days
 * without any are left out.
 * @param starts of the days, oldest first, and the end of the last
 */
async function readSums({ database, websiteId }: Scope, starts: readonly number[]) {
  const days = starts.slice(0, -1).map((start, index) => sql`(${sql.lit(start)}, ${sql.lit(starts[index + 1]!)})`)
  const rows = await database
    // Both engines call the columns of values so.
    .selectFrom(sql<{ column1: number; column2: number }>`(values ${sql.join(days)})`.as('days'))
    .crossJoin('orders')
    .select((row) => ['column1 as start', row.fn.countAll().as('orders'), row.fn.sum('grand_total_cents').as('cents')])
    .where('orders.website_id', '=', websiteId)
    .whereRef('placed_at', '>=', 'column1')
    .whereRef('placed_at', '<', 'column2')
    // The condition of the partial index `orders_sales`, word by word: each day is a range of it.
    .where(sql<boolean>`payment_state = 'paid' and state <> 'cancelled' and test_mode = 0`)
    .groupBy('column1')
    .execute()
  return new Map(
    rows.map(({ start, orders, cents }) => [Number(start), { orders: Number(orders), revenueCents: Number(cents) }]),
  )
}

/** The dates up to today, oldest first. Counted on the calendar: days on which clocks change have other lengths. */
function lastDays(today: string, length: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length }, (_, index) =>
    new Date(noon - (length - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
}
