import type { GoalSplit } from '#shared/analytics/goals.ts'
import type { GoalRow } from '#shared/analytics/goals-api.ts'
import type { Days } from '#shared/reports/periods.ts'
import { findSite } from '../find-site.ts'
import { storedDay } from '../moments.ts'
import type { AnalyticsDatabase, StoredActionKind } from '../tables.ts'

interface Asked {
  readonly goalId: string
  readonly by: GoalSplit
  readonly days: Days
}

/** The visitors of a period and those of them who reached a goal, by where they came from: most reached first. */
export async function splitGoal(
  database: AnalyticsDatabase,
  websiteId: string,
  { goalId, by, days }: Asked,
  most: number,
): Promise<{ readonly rows: GoalRow[]; readonly hasMore: boolean }> {
  const site = await findSite(database, websiteId)
  const found = await database
    .selectFrom((from) =>
      from
        .selectFrom('analytics_days')
        .select(({ fn }) => ['analytics_days.text as id', fn.sum<number>('visitors').as('visitors')])
        .where('site', '=', site)
        .where('kind', '=', by)
        .where('day', '>=', storedDay(days.from))
        .where('day', '<=', storedDay(days.to))
        .groupBy('analytics_days.text')
        .as('sums'),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('analytics_actions as action')
          .innerJoin('analytics_texts as goal', 'goal.id', 'action.detail')
          .select(({ fn }) => ['action.text as id', fn.sum<number>('action.count').as('reached')])
          .where('action.site', '=', site)
          .where('action.kind', '=', `goal-${by}` satisfies StoredActionKind)
          .where('goal.text', '=', goalId)
          .where('action.day', '>=', storedDay(days.from))
          .where('action.day', '<=', storedDay(days.to))
          .groupBy('action.text')
          .as('goals'),
      (join) => join.onRef('goals.id', '=', 'sums.id'),
    )
    .leftJoin('analytics_texts', 'analytics_texts.id', 'sums.id')
    .select(({ fn, val }) => [
      fn.coalesce('analytics_texts.text', val('')).as('text'),
      'sums.visitors',
      fn.coalesce('goals.reached', val(0)).as('reached'),
    ])
    .where((where) => where.or([where('sums.visitors', '>', 0), where('goals.reached', '>', 0)]))
    .orderBy('reached', 'desc')
    .orderBy('sums.visitors', 'desc')
    .orderBy('sums.id')
    .limit(most + 1)
    .execute()
  const rows = found.map(({ text, visitors, reached }) => ({
    ...{ text, visitors: Number(visitors), reached: Number(reached) },
  }))
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}
