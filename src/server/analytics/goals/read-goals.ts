import type { Goal } from '#shared/analytics/goals.ts'
import type { GoalPoint, ReachedGoal } from '#shared/analytics/goals-api.ts'
import { type Days, pointOf, pointsOf, type Step } from '#shared/reports/periods.ts'
import { findSite } from '../find-site.ts'
import { bucketOf, storedDay } from '../moments.ts'
import type { AnalyticsDatabase } from '../tables.ts'

interface GoalReport {
  /** All visitors of the period. */
  readonly visitors: number
  readonly goals: ReachedGoal[]
  readonly points: GoalPoint[]
}

/** How many visitors of a period reached each goal: in total, and at each of its points. Reads two rows for each day. */
export async function readGoals(
  database: AnalyticsDatabase,
  websiteId: string,
  goals: readonly Pick<Goal, 'id'>[],
  days: Days,
  step: Exclude<Step, 'hour'>,
): Promise<GoalReport> {
  const site = await findSite(database, websiteId)
  const places = new Map(goals.map(({ id }, place) => [id, place]))
  const reached = goals.map(({ id }): ReachedGoal => ({ goalId: id, times: 0, visitors: 0 }))
  const points = new Map(pointsOf(days, step).map((begins) => [begins, goals.map(() => 0)]))
  for (const { goal, kind, day, count } of await readDays(database, site, days)) {
    const place = places.get(goal)
    if (place === undefined) continue
    if (kind === 'goal-times') {
      reached[place]!.times += count
      continue
    }
    reached[place]!.visitors += count
    points.get(pointOf(bucketOf(day), days, step))![place]! += count
  }
  return {
    visitors: await readVisitors(database, site, days),
    goals: reached,
    points: [...points].map(([begins, visitors]) => ({ begins, visitors })),
  }
}

async function readDays(database: AnalyticsDatabase, site: number, days: Days) {
  const rows = await database
    .selectFrom('analytics_actions as action')
    .innerJoin('analytics_texts as goal', 'goal.id', 'action.detail')
    .select(['goal.text as goal', 'action.kind', 'action.day', 'action.count'])
    .where('action.site', '=', site)
    .where('action.kind', 'in', ['goal-all', 'goal-times'])
    .where('action.day', '>=', storedDay(days.from))
    .where('action.day', '<=', storedDay(days.to))
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function readVisitors(database: AnalyticsDatabase, site: number, days: Days): Promise<number> {
  const { visitors } = await database
    .selectFrom('analytics_days')
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('visitors'), val(0)).as('visitors'))
    .where('site', '=', site)
    .where('kind', '=', 'all')
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .executeTakeFirstOrThrow()
  return Number(visitors)
}
