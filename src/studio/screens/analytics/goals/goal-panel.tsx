import { Select, Skeleton } from '@mantine/core'
import { type Goal, type GoalSplit, goalSplits } from '#shared/analytics/goals.ts'
import {
  exportGoalCall,
  type GoalRow,
  getReachedGoalsCall,
  goalSteps,
  splitGoalCall,
} from '#shared/analytics/goals-api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { pathOf } from '#shared/http/call.ts'
import { comparedDays, type Days, stepOf } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import type { ReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { CountBars } from '../actions/count-bars.tsx'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { usePart } from '../actions/part-words.ts'
import { nameTitles, tableWords } from '../analytics-words.ts'

interface Props {
  readonly goals: readonly Goal[]
  /** The one that is shown. */
  readonly goal: Goal
  readonly period: ReportPeriod
}

/** One goal: over time, and by where its visitors came from. */
export function GoalPanel({ goals, goal, period: { days, comparison } }: Props) {
  const { change } = useFilters({ goal: 'text' })
  // Goals are counted by day.
  const step = goalSteps.find((one) => one === stepOf(days)) ?? 'day'
  const compared = comparedDays(days, comparison)
  const query = useContractQuery(getReachedGoalsCall, { query: { ...days, step } }, { keepsPreviousData: true })
  const earlier = useContractQuery(
    getReachedGoalsCall,
    { query: { ...(compared ?? days), step } },
    { keepsPreviousData: true, enabled: compared !== null },
  )
  const place = goals.findIndex(({ id }) => id === goal.id)
  const pointsOf = (data: typeof query.data) =>
    data?.points.map(({ begins, visitors }) => ({ begins, count: visitors[place] ?? 0 }))
  const points = pointsOf(query.data)
  return (
    <>
      <Panel
        title="Over time"
        aside={
          <Select
            aria-label="Goal"
            size="xs"
            w={200}
            value={goal.id}
            data={goals.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            onChange={(next) => change({ goal: next === goals[0]!.id ? null : next })}
          />
        }
      >
        {query.error && !points ? (
          <ErrorState error={query.error} onRetry={() => query.refetch()} />
        ) : points ? (
          <CountBars
            unit="Visitors"
            points={points}
            before={compared ? (pointsOf(earlier.data) ?? null) : null}
            step={step}
          />
        ) : (
          <Skeleton height={240} />
        )}
      </Panel>
      <SplitPanel goal={goal} days={days} />
    </>
  )
}

function SplitPanel({ goal, days }: { readonly goal: Goal; readonly days: Days }) {
  const { values, change } = useFilters({ by: goalSplits })
  const by: GoalSplit = values.by ?? 'channel'
  const asked = { parameters: { goalId: goal.id }, query: { ...days, by } }
  const query = useContractQuery(splitGoalCall, asked, { keepsPreviousData: true })
  const { number } = useFormats()
  const part = usePart()
  return (
    <CountedPanel<GoalRow>
      title="Where they came from"
      csv={pathOf(exportGoalCall, asked)}
      query={query}
      nameTitle={nameTitles[by]}
      keyOf={({ text }) => text}
      nameOf={({ text }) => rowName(by, text)}
      columns={[
        { title: 'Visitors', cell: ({ visitors }) => number(visitors) },
        { title: 'Reached the goal', cell: ({ reached }) => number(reached) },
        { title: 'Rate', cell: ({ reached, visitors }) => part(reached, visitors) },
      ]}
      empty="No visits in this period."
      aside={
        <Select
          aria-label="Visitors by"
          size="xs"
          w={150}
          value={by}
          data={goalSplits.map((one) => ({ value: one, label: tableWords[one] }))}
          allowDeselect={false}
          onChange={(next) => change({ by: next === 'channel' ? null : next })}
        />
      }
    />
  )
}
