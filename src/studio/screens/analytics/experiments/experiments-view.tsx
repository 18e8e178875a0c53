import { Skeleton } from '@mantine/core'
import { FlaskConical } from 'lucide-react'
import { getGoalsCall } from '#shared/analytics/goals-api.ts'
import { listExperimentsCall } from '#shared/experiments/api.ts'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { useStaff } from '#studio/session/staff-context.ts'
import { ExperimentPanel } from './experiment-panel.tsx'
import { NewExperiment } from './new-experiment.tsx'

/** Pages in two versions, and which of them reaches its goal more often. */
export function ExperimentsView() {
  const { permissions } = useStaff()
  const query = useContractQuery(listExperimentsCall, {})
  const goals = useContractQuery(getGoalsCall, {}).data?.goals
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data || !goals) return <Skeleton height={360} radius="lg" />
  const { experiments } = query.data
  // A version of a page is chosen by those who write pages.
  const mayStart = permissions.includes('site.manage') && permissions.includes('pages.write')
  return (
    <div className={reports.report}>
      {experiments.length === 0 && (
        <EmptyState title="No experiments yet" icon={FlaskConical}>
          Show a saved version of a page to some of its visitors, and see whether it reaches a goal more often.
        </EmptyState>
      )}
      {experiments.map((experiment) => (
        <ExperimentPanel
          key={experiment.id}
          experiment={experiment}
          goalName={goals.find(({ id }) => id === experiment.goalId)?.name ?? null}
          mayChange={permissions.includes('site.manage')}
        />
      ))}
      {mayStart && <NewExperiment goals={goals} />}
    </div>
  )
}
