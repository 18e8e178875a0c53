import { Select } from '@mantine/core'
import { exportSpeedCall, getSpeedCall, type SpeedRow } from '#shared/analytics/reports-api.ts'
import { devices } from '#shared/analytics/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { usePart } from '../actions/part-words.ts'
import classes from '../analytics.module.css'
import { CausesPanel } from './causes-panel.tsx'
import { ConnectionsPanel } from './connections-panel.tsx'
import { SpeedValue } from './speed-value.tsx'
import { metricWords, typeName } from './speed-words.ts'

const deviceWords = { desktop: 'Computers', phone: 'Phones', tablet: 'Tablets' } as const

/** How fast pages are for visitors, and what makes some of them slow. */
export function SpeedView({ days }: { readonly days: Days }) {
  const { values, change } = useFilters({ device: devices })
  const { device } = values
  const query = useContractQuery(
    getSpeedCall,
    { query: { ...days, ...(device && { device }) } },
    { keepsPreviousData: true },
  )
  const { number } = useFormats()
  const part = usePart()
  const measured = [...new Set((query.data?.rows ?? []).map(({ metric }) => metric))]
  const loadsOf = ({ counts: { good, middle, poor } }: SpeedRow) => good + middle + poor
  return (
    <>
      <CountedPanel<SpeedRow>
        title="Speed"
        isStacked
        csv={pathOf(exportSpeedCall, { query: { ...days, ...(device && { device }) } })}
        query={query}
        nameTitle="Metric"
        keyOf={({ metric, pageType }) => `${metric} ${pageType}`}
        nameOf={({ metric, pageType }) =>
          pageType === null ? (
            <strong>{metricWords[metric].name}</strong>
          ) : (
            <span className={classes.part}>{typeName(pageType)}</span>
          )
        }
        columns={[
          {
            title: '3 of 4 loads within',
            cell: (row) => <SpeedValue metric={row.metric} value={row.value} />,
          },
          { title: 'Good', cell: (row) => part(row.counts.good, loadsOf(row)) },
          { title: 'Slow', cell: (row) => part(row.counts.poor, loadsOf(row)) },
          { title: 'Page loads', cell: (row) => number(loadsOf(row)) },
        ]}
        empty="No page was measured in this period."
        aside={
          <Select
            aria-label="Device"
            size="xs"
            w={140}
            value={device ?? 'all'}
            data={[
              { value: 'all', label: 'All devices' },
              ...devices.map((one) => ({ value: one, label: deviceWords[one] })),
            ]}
            allowDeselect={false}
            onChange={(next) => change({ device: next === 'all' ? null : next })}
          />
        }
      />
      <ConnectionsPanel days={days} />
      <CausesPanel days={days} />
      {measured.length > 0 && (
        <Panel title="What the numbers mean">
          <dl className={reports.help}>
            {measured.map((metric) => (
              <div key={metric}>
                <dt>{metricWords[metric].name}</dt>
                <dd>{metricWords[metric].about}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
    </>
  )
}
