import { type ConnectionRow, exportConnectionsCall, getConnectionsCall } from '#shared/analytics/reports-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { usePart } from '../actions/part-words.ts'
import { SpeedValue } from './speed-value.tsx'
import { connectionWords, metricWords } from './speed-words.ts'

const loadsOf = ({ counts: { good, middle, poor } }: ConnectionRow) => good + middle + poor

/** How fast pages are by the connection of their visitors, as far as browsers report it. */
export function ConnectionsPanel({ days }: { readonly days: Days }) {
  const query = useContractQuery(getConnectionsCall, { query: days }, { keepsPreviousData: true })
  const { number } = useFormats()
  const part = usePart()
  return (
    <CountedPanel<ConnectionRow>
      title="By connection"
      isStacked
      csv={pathOf(exportConnectionsCall, { query: days })}
      query={query}
      nameTitle="Metric"
      keyOf={({ metric, connection }) => `${metric} ${connection}`}
      nameOf={({ metric, connection }) => (
        <>
          {metricWords[metric].name}
          <span className={reports.detail}>{connectionWords[connection]}</span>
        </>
      )}
      columns={[
        {
          title: '3 of 4 loads within',
          cell: ({ metric, value }) => (value === null ? '–' : <SpeedValue metric={metric} value={value} />),
        },
        { title: 'Good', cell: (row) => part(row.counts.good, loadsOf(row)) },
        { title: 'Slow', cell: (row) => part(row.counts.poor, loadsOf(row)) },
        { title: 'Page loads', cell: (row) => number(loadsOf(row)) },
      ]}
      empty="No browser told its connection in this period. Chrome and Edge do."
    />
  )
}
