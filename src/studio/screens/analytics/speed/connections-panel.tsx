import { type ActionRow, exportActionTableCall, getActionTableCall } from '#shared/analytics/actions-api.ts'
import { connections, speedMetrics } from '#shared/analytics/speed.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { usePart } from '../actions/part-words.ts'
import { connectionName, metricName } from './speed-words.ts'

const placeIn = (list: readonly string[], one: string) => list.indexOf(one)
/** Metric by metric, the fastest connection first. */
const inOrder = (one: ActionRow, other: ActionRow) =>
  placeIn(speedMetrics, one.detail) - placeIn(speedMetrics, other.detail) ||
  placeIn(connections, other.text) - placeIn(connections, one.text)
const loadsOf = ({ counts }: ActionRow) => counts.reduce((sum, count) => sum + count, 0)

/** How fast pages are by the connection of their visitors, as far as browsers tell it. */
export function ConnectionsPanel({ days }: { readonly days: Days }) {
  const asked = { query: { ...days, table: 'connections' as const } }
  const { data, error, refetch } = useContractQuery(getActionTableCall, asked, { keepsPreviousData: true })
  const { number } = useFormats()
  const part = usePart()
  return (
    <CountedPanel<ActionRow>
      title="By connection"
      isStacked
      csv={pathOf(exportActionTableCall, asked)}
      query={{ data: data && { ...data, rows: data.rows.toSorted(inOrder) }, error, refetch }}
      nameTitle="Metric"
      keyOf={({ text, detail }) => `${text}\n${detail}`}
      nameOf={({ text, detail }) => (
        <>
          {metricName(detail)}
          <span className={reports.detail}>{connectionName(text)}</span>
        </>
      )}
      columns={[
        { title: 'Good', cell: (row) => part(row.counts[0]!, loadsOf(row)) },
        { title: 'Slow', cell: (row) => part(row.counts[2]!, loadsOf(row)) },
        { title: 'Page loads', cell: (row) => number(loadsOf(row)) },
      ]}
      empty="No browser told its connection in this period. Chrome and Edge do."
    />
  )
}
