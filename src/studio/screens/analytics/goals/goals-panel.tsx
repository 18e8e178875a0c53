import { Skeleton } from '@mantine/core'
import type { Goal } from '#shared/analytics/goals.ts'
import {
  exportReachedGoalsCall,
  type GoalsReply,
  getReachedGoalsCall,
  type ReachedGoal,
} from '#shared/analytics/goals-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { comparedDays } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { Change } from '#studio/screens/reports/change.tsx'
import { type ReportColumn, ReportTable } from '#studio/screens/reports/report-table.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import type { ReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { ExportButton } from '../actions/export-button.tsx'
import { usePart } from '../actions/part-words.ts'
import { DeleteGoal } from './delete-goal.tsx'
import { goalInWords } from './goal-words.ts'
import { useFormNames } from './use-form-names.ts'

interface Row extends Goal, ReachedGoal {
  /** Its visitors in the compared period; null without one. */
  readonly before: number | null
}

/** Every goal with the visitors who reached it. */
export function GoalsPanel({ saved, period }: { readonly saved: GoalsReply; readonly period: ReportPeriod }) {
  const { days, comparison } = period
  const compared = comparedDays(days, comparison)
  const query = useContractQuery(getReachedGoalsCall, { query: { ...days, step: 'day' } }, { keepsPreviousData: true })
  const earlier = useContractQuery(
    getReachedGoalsCall,
    { query: { ...(compared ?? days), step: 'day' } },
    { keepsPreviousData: true, enabled: compared !== null },
  )
  const formNames = useFormNames(saved.goals)
  const columns = useColumns(query.data?.visitors ?? 0, compared !== null, saved)
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={200} radius="lg" />
  const reached = new Map(query.data.goals.map((goal) => [goal.goalId, goal]))
  const before = compared && new Map(earlier.data?.goals.map(({ goalId, visitors }) => [goalId, visitors]))
  const rows = saved.goals.map(
    (goal): Row => ({
      ...goal,
      ...(reached.get(goal.id) ?? { goalId: goal.id, times: 0, visitors: 0 }),
      before: before && (before.get(goal.id) ?? 0),
    }),
  )
  return (
    <Panel
      title="Goals"
      lead="A visitor counts once a day for each goal."
      isFlush
      aside={<ExportButton title="Goals" href={pathOf(exportReachedGoalsCall, { query: days })} />}
    >
      <ReportTable
        isStacked
        label="Goals"
        nameTitle="Goal"
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={(row) => (
          <>
            {row.name}
            <span className={reports.detail}>{goalInWords(row, formNames)}</span>
          </>
        )}
        columns={columns}
      />
    </Panel>
  )
}

function useColumns(allVisitors: number, isCompared: boolean, saved: GoalsReply): ReportColumn<Row>[] {
  const { number } = useFormats()
  const part = usePart()
  const mayChange = useStaff().permissions.includes('site.manage')
  return [
    { title: 'Visitors', cell: ({ visitors }) => number(visitors) },
    ...(isCompared
      ? [{ title: 'Change', cell: ({ visitors, before }: Row) => <Change now={visitors} before={before ?? 0} /> }]
      : []),
    { title: 'Of all visitors', cell: ({ visitors }) => part(visitors, allVisitors) },
    { title: 'Times', cell: ({ times }) => number(times) },
    ...(mayChange
      ? [{ title: '', isAction: true, cell: (goal: Row) => <DeleteGoal goal={goal} saved={saved} /> }]
      : []),
  ]
}
