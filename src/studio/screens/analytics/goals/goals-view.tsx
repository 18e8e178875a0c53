import { Skeleton } from '@mantine/core'
import { Target } from 'lucide-react'
import { getGoalsCall } from '#shared/analytics/goals-api.ts'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { PeriodFields } from '#studio/screens/reports/period-fields.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import type { ReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { GoalPanel } from './goal-panel.tsx'
import { GoalsPanel } from './goals-panel.tsx'
import { NewGoal } from './new-goal.tsx'

/** What the owner wants visitors to do, and how many did. */
export function GoalsView({ period }: { readonly period: ReportPeriod }) {
  const { values } = useFilters({ goal: 'text' })
  const query = useContractQuery(getGoalsCall, {})
  const mayChange = useStaff().permissions.includes('site.manage')
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={360} radius="lg" />
  const { goals } = query.data
  const shown = goals.find(({ id }) => id === values.goal) ?? goals[0]
  return (
    <div className={reports.report}>
      {shown ? (
        <>
          <PeriodFields value={period} isCompared />
          {period.isValid && (
            <>
              <GoalsPanel saved={query.data} period={period} />
              <GoalPanel goals={goals} goal={shown} period={period} />
            </>
          )}
        </>
      ) : (
        <EmptyState title="No goals yet" icon={Target}>
          A goal is something you want visitors to do: place an order, send a form, open a page. Its visitors are
          counted from the day you add it.
        </EmptyState>
      )}
      {mayChange && <NewGoal saved={query.data} days={period.days} />}
    </div>
  )
}
