import { countBeforeReading } from '#server/reports/keep-counted.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { type Days, daysLater } from '#shared/reports/periods.ts'
import { readGoals } from '../goals/read-goals.ts'
import { readShopFunnel } from '../read-shop.ts'
import { readVisitSums } from '../read-sums.ts'
import { readTable } from '../read-table.ts'

/** Rows of the lists of an email. */
const ROWS = 5

/** What happened on a site in a week. */
export interface Week {
  readonly days: Days
  readonly visitors: number
  readonly views: number
  readonly orders: number
  readonly salesCents: number
}

/** Two weeks, and the lists of the last one, most first. */
export interface WeeklyNumbers {
  readonly week: Week
  readonly before: Week
  readonly pages: readonly { readonly text: string; readonly count: number }[]
  readonly sources: readonly { readonly text: string; readonly count: number }[]
  /** The goals of the owner in both weeks, in their order. */
  readonly goals: readonly { readonly name: string; readonly visitors: number; readonly before: number }[]
}

/** The week before a Monday, and the one before that. */
export async function readWeek(
  services: Pick<Services, 'analytics' | 'database' | 'websites' | 'worker'>,
  website: Pick<Website, 'id' | 'goals'>,
  monday: string,
): Promise<WeeklyNumbers> {
  await countBeforeReading(services, website.id)
  const analytics = await services.analytics.open()
  const scope = reading(services, website)
  const weekFrom = async (from: string): Promise<Week> => {
    const days = { from, to: daysLater(from, 6) }
    const { total } = await readVisitSums(analytics, website.id, days, 'day')
    const { orders, salesCents } = await readShopFunnel(analytics, scope, days)
    return { days, visitors: total.visitors, views: total.views, orders, salesCents }
  }
  const week = await weekFrom(daysLater(monday, -7))
  const rowsOf = async (kind: 'page' | 'source') =>
    (await readTable(analytics, website.id, { kind, days: week.days })).rows
      .slice(0, ROWS)
      .map(({ text, views, visits }) => ({ text, count: kind === 'page' ? views : visits }))
  const before = await weekFrom(daysLater(monday, -14))
  const reachedIn = async ({ days }: Week) =>
    (await readGoals(analytics, website.id, website.goals, days, 'week')).goals.map(({ visitors }) => visitors)
  const [reached, earlier] = [await reachedIn(week), await reachedIn(before)]
  return {
    week,
    before,
    goals: website.goals.map(({ name }, place) => ({ name, visitors: reached[place]!, before: earlier[place]! })),
    pages: await rowsOf('page'),
    sources: await rowsOf('source'),
  }
}
