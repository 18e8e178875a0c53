import { Skeleton } from '@mantine/core'
import { ChartColumn } from 'lucide-react'
import { exportVisitsCall, getVisitsCall, type VisitPoint } from '#shared/analytics/api.ts'
import { getNotesCall, type Note } from '#shared/analytics/notes.ts'
import { pathOf } from '#shared/http/call.ts'
import { daysWords } from '#shared/reports/days-words.ts'
import { type Comparison, comparedDays, type Days, pointOf, type Step } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { CountBars } from './actions/count-bars.tsx'
import { ExportButton } from './actions/export-button.tsx'
import { LeftOut } from './left-out.tsx'
import { VisitFigures } from './visit-figures.tsx'

interface Props {
  readonly days: Days
  readonly comparison: Comparison
  readonly step: Step
}

/** The visits of a period: their sums, compared, and over time. */
export function VisitsOverview({ days, comparison, step }: Props) {
  const { locale } = useStaff().website
  const compared = comparedDays(days, comparison)
  const query = useContractQuery(getVisitsCall, { query: { ...days, step } }, { keepsPreviousData: true })
  const earlier = useContractQuery(
    getVisitsCall,
    { query: { ...(compared ?? days), step } },
    { keepsPreviousData: true, enabled: compared !== null },
  )
  const { data: saved } = useContractQuery(getNotesCall, {})
  const notes = notesByPoint(saved?.notes ?? [], days, step)
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data || (compared && earlier.isLoading)) return <Skeleton height={400} radius="lg" />
  const { total, points, leftOut } = query.data
  // A site that is new has nothing to compare with.
  const before = compared && earlier.data && earlier.data.total.views > 0 ? earlier.data : null
  if (total.views === 0 && !before)
    return (
      <>
        <EmptyState title="No visits in this period" icon={ChartColumn}>
          Visits appear here a second after someone opens a page. Your own visits are left out while you’re signed in.
        </EmptyState>
        <LeftOut leftOut={leftOut} />
      </>
    )
  return (
    <Panel
      title="Visits"
      lead={[daysWords(days, locale), before && compared && `compared with ${daysWords(compared, locale)}`]
        .filter(Boolean)
        .join(', ')}
      aside={<ExportButton title="Visits" href={pathOf(exportVisitsCall, { query: { ...days, step } })} />}
    >
      <VisitFigures total={total} before={before?.total ?? null} days={days} compared={compared} />
      <CountBars
        unit="Visitors"
        otherUnits={['Visits', 'Page views']}
        points={points.map(barOf)}
        before={before?.points.map(barOf) ?? null}
        step={step}
        notes={notes}
      />
      <LeftOut leftOut={leftOut} />
    </Panel>
  )
}

const barOf = ({ begins, sums: { visitors, visits, views } }: VisitPoint) => ({
  ...{ begins, count: visitors, others: [visits, views] },
})

/** The notes of a period by the points of its chart: those of a day with hours are at its beginning. */
function notesByPoint(notes: readonly Note[], days: Days, step: Step): ReadonlyMap<string, readonly string[]> {
  const shown = notes.filter(({ day }) => day >= days.from && day <= days.to)
  const grouped = Map.groupBy(shown, ({ day }) => pointOf(step === 'hour' ? `${day}T00` : day, days, step))
  return new Map([...grouped].map(([begins, some]) => [begins, some.map(({ text }) => text)]))
}
