import type { Tried } from '#shared/experiments/compare-rates.ts'
import type { Experiment } from '#shared/experiments/schema.ts'
import { type Variant, variants } from '#shared/experiments/variants.ts'
import { findSite } from './find-site.ts'
import type { AnalyticsDatabase, StoredActionKind } from './tables.ts'

type OfVariants = Readonly<Record<Variant, Tried>>

/** How many visitors saw each version of some experiments, and how many of them reached the goal afterwards. */
export async function readTried(
  database: AnalyticsDatabase,
  websiteId: string,
  experiments: readonly Pick<Experiment, 'id' | 'goalId'>[],
): Promise<Map<string, OfVariants>> {
  const site = await findSite(database, websiteId)
  const kinds = variants.map((variant) => `experiment-${variant}` satisfies StoredActionKind)
  const rows = await database
    .selectFrom('analytics_actions as action')
    .innerJoin('analytics_texts as experiment', 'experiment.id', 'action.text')
    .leftJoin('analytics_texts as goal', 'goal.id', 'action.detail')
    .select(({ fn }) => [
      'experiment.text as id',
      'action.kind',
      'action.detail',
      'goal.text as goal',
      fn.sum<number>('action.count').as('count'),
    ])
    .where('action.site', '=', site)
    .where('action.kind', 'in', kinds)
    .groupBy(['experiment.text', 'action.kind', 'action.detail', 'goal.text'])
    .execute()
  const countOf = (id: string, variant: Variant, goal: string | null) =>
    Number(
      rows.find(
        (row) =>
          row.id === id &&
          row.kind === `experiment-${variant}` &&
          (goal === null ? Number(row.detail) === 0 : row.goal === goal),
      )?.count ?? 0,
    )
  const tried = ({ id, goalId }: (typeof experiments)[number], variant: Variant): Tried => ({
    visitors: countOf(id, variant, null),
    reached: countOf(id, variant, goalId),
  })
  return new Map(
    experiments.map((one) => [one.id, { original: tried(one, 'original'), version: tried(one, 'version') }]),
  )
}
