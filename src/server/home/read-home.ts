import { sql } from 'kysely'
import type { z } from 'zod'
import { countUnread } from '#server/forms/list-forms.ts'
import { summariesOf, toSummary } from '#server/orders/list-orders.ts'
import type { Scope } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay } from '#shared/dates/format.ts'
import type { getHome } from '#shared/home/schema.ts'
import { countsAsTakings } from '#shared/orders/takings.ts'
import { productTypes } from '#shared/products/codes.ts'
import { may } from '#shared/roles/rules.ts'

type Home = z.infer<typeof getHome.reply>

const DAYS = 7
const LISTED = 20
/** Counting stops here: the screen says 'more than', and the cost does not grow with the shop. */
const COUNTED = 999

/** What the studio's first screen says to someone with the role. */
export async function readHome(scope: Scope, website: Website, role: number, now = Date.now()): Promise<Home> {
  const seesOrders = may(role, 'orders.read')
  const seesProducts = may(role, 'products.read')
  return {
    sales: seesOrders ? await readSales(scope, website, now) : null,
    toDo: {
      ordersToFulfil: seesOrders ? await countOpen(scope) : 0,
      paymentsAwaited: seesOrders ? await countAwaited(scope) : 0,
      submissionsUnread: may(role, 'forms.read') ? await countUnread(scope) : 0,
      productsSoldOut: seesProducts ? await countSoldOut(scope) : 0,
      productsFewLeft: seesProducts ? await countFewLeft(scope, website.settings.scarcity.threshold) : 0,
      lettersDelayed: may(role, 'letters.read') ? await countLetters(scope, 'delayed') : 0,
      lettersFailed: may(role, 'letters.read') ? await countLetters(scope, 'failed') : 0,
      jobsGivenUp: may(role, 'site.manage') ? await countJobsGivenUp(scope) : 0,
    },
  }
}

async function readSales(scope: Scope, { settings }: Website, now: number): Promise<NonNullable<Home['sales']>> {
  const dateOf = (at: number) => calendarDay(at, settings.timeZone)
  const today = dateOf(now)
  const orders = scope.database.selectFrom('orders').where('website_id', '=', scope.websiteId)
  // A day more than is shown: days of a time zone do not begin at midnight UTC.
  const recent = await orders
    .selectAll()
    .where('placed_at', '>=', now - (DAYS + 1) * DAY_MILLISECONDS)
    .execute()
  const days = new Map(lastDays(today).map((date) => [date, { date, orders: 0, revenueCents: 0 }]))
  for (const order of recent.map(toSummary).filter(countsAsTakings)) {
    const day = days.get(dateOf(order.placedAt))
    if (!day) continue
    day.orders += 1
    day.revenueCents += order.grandTotalCents
  }
  const latest = await orders.selectAll().orderBy('placed_at', 'desc').orderBy('id', 'desc').limit(LISTED).execute()
  return {
    days: [...days.values()],
    todaysOrders: await summariesOf(
      scope,
      latest.filter((row) => dateOf(row.placed_at) === today),
    ),
  }
}

/** The dates up to today, oldest first. Counted on the calendar: days on which clocks change have other lengths. */
function lastDays(today: string): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length: DAYS }, (_, index) =>
    new Date(noon - (DAYS - 1 - index) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  )
}

const countUpTo = async (query: { limit(rows: number): { execute(): Promise<unknown[]> } }): Promise<number> =>
  (await query.limit(COUNTED).execute()).length

/** Orders without tests: those are nobody's task. */
const realOrders = ({ database, websiteId }: Scope) =>
  database.selectFrom('orders').select('id').where('website_id', '=', websiteId).where('test_mode', '=', 0)

const countOpen = (scope: Scope) => countUpTo(realOrders(scope).where('state', '=', 'open'))

const countAwaited = (scope: Scope) =>
  countUpTo(realOrders(scope).where('payment_state', '=', 'awaiting').where('state', '!=', 'cancelled'))

const countSoldOut = ({ database, websiteId }: Scope) =>
  countUpTo(
    database
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', websiteId)
      .where('sold_out', '=', 1)
      .where('status', '=', 'published'),
  )

const countFewLeft = ({ database, websiteId }: Scope, threshold: number) =>
  countUpTo(
    database
      .selectFrom('variants')
      .innerJoin('products', (join) =>
        join.onRef('products.website_id', '=', 'variants.website_id').onRef('products.id', '=', 'variants.product_id'),
      )
      .select('products.id')
      .distinct()
      .where('variants.website_id', '=', websiteId)
      .where('variants.unlimited', '=', 0)
      .where('variants.qty_in_stock', '>', 0)
      .where('variants.qty_in_stock', '<=', threshold)
      .where('products.product_type', 'in', [productTypes.physical, productTypes.service])
      .where('products.status', '=', 'published'),
  )

/** Counted by an index of those few alone: a state that is bound would not find it. */
const countLetters = ({ database, websiteId }: Scope, state: 'delayed' | 'failed') =>
  countUpTo(
    database.selectFrom('letters').select('id').where('website_id', '=', websiteId).where('state', '=', sql.lit(state)),
  )

const countJobsGivenUp = ({ database, websiteId }: Scope) =>
  countUpTo(database.selectFrom('jobs').select('id').where('website_id', '=', websiteId).where('state', '=', 'failed'))
