import type { z } from 'zod'
import { summariesOf } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { salesSchema } from '#shared/home/schema.ts'

type Sales = z.infer<typeof salesSchema>

const LISTED = 20

/**
 * Sales of the days up to today, and of the same number of days before. Days begin at midnight in the shop's time zone.
 * @param length the number of days
 */
export async function readSales(scope: Scope, timeZone: string, length: number, now: number): Promise<Sales> {
  const dateOf = (at: number) => calendarDay(at, timeZone)
  const today = dateOf(now)
  const orders = scope.database.selectFrom('orders').where('website_id', '=', scope.websiteId)
  // The rule of `countsAsTakings` as a query. One more day than is shown: days of a time zone do not begin at midnight
  // UTC.
  const paid = await orders
    .select(['placed_at', 'grand_total_cents'])
    .where('placed_at', '>=', now - (2 * length + 1) * DAY_MILLISECONDS)
    .where('payment_state', '=', 'paid')
    .where('state', '!=', 'cancelled')
    .where('test_mode', '=', 0)
    .execute()
  const days = new Map(lastDays(today, 2 * length).map((date) => [date, { date, orders: 0, revenueCents: 0 }]))
  for (const order of paid) {
    const day = days.get(dateOf(order.placed_at))
    if (!day) continue
    day.orders += 1
    day.revenueCents += Number(order.grand_total_cents)
  }
  const all = [...days.values()]
  const before = all.slice(0, length)
  const latest = await orders.selectAll().orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(LISTED).execute()
  return {
    days: all.slice(length),
    before: {
      orders: before.reduce((sum, day) => sum + day.orders, 0),
      revenueCents: before.reduce((sum, day) => sum + day.revenueCents, 0),
    },
    todaysOrders: await summariesOf(
      scope,
      latest.filter((row) => dateOf(row.placed_at) === today),
    ),
  }
}

/** The dates up to today, oldest first. Counted on the calendar: days on which clocks change have other lengths. */
function lastDays(today: string, length: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length }, (_, index) =>
    new Date(noon - (length - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
}
