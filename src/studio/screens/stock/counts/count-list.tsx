import { Button } from '@mantine/core'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { listCountsCall } from '#shared/stock-counts/api.ts'
import { formatCountNumber } from '#shared/stock-counts/rules.ts'
import { type Count, countStates } from '#shared/stock-counts/schema.ts'
import { listStockLocationsCall } from '#shared/stock-locations/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { StateMark, type Tone } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useAskedToAdd } from '#studio/kit/use-asked-to-add.ts'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import { StockTabs } from '../stock-tabs.tsx'
import { StartDialog } from './start-dialog.tsx'

const stateWords: Readonly<Record<Count['state'], { readonly tone: Tone; readonly label: string }>> = {
  open: { tone: 'go', label: 'Counting' },
  applied: { tone: 'done', label: 'Applied' },
  canceled: { tone: 'off', label: 'Canceled' },
}

/** The counts of the stock, newest first. */
export function CountList() {
  const { values, change, isNarrowed } = useFilters({ state: countStates, locationId: 'text' })
  const pages = useContractPages(listCountsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.counts) ?? []
  const locations = useContractQuery(listStockLocationsCall, {}).data?.locations ?? []
  const formats = useFormats()
  const canWrite = useMay()('products.write')
  const [isStarting, setStarting] = useState(useAskedToAdd(canWrite))
  const start = canWrite && <Button onClick={() => setStarting(true)}>Start count</Button>
  return (
    <>
      <ListPage
        title="Counts"
        lead={canWrite ? undefined : productsViewOnly}
        above={<StockTabs shown="/stock/counts" />}
        noun="counts"
        label="Counts"
        pages={pages}
        rows={rows}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/stock/counts/${id}`}
        nameOf={({ number }) => formatCountNumber(number)}
        nameTitle="Count"
        columns={columnsFor(formats)}
        phone={{
          aside: (count) => progressOf(count, formats),
          below: (count) => (
            <>
              <span>{count.location}</span>
              <CountState count={count} />
            </>
          ),
        }}
        actions={start}
        isNarrowed={isNarrowed}
        onWiden={() => change({ state: null, locationId: null })}
        filters={
          <>
            <FilterSelect
              label="Status"
              width={150}
              value={values.state}
              choices={countStates.map((state) => ({ value: state, label: stateWords[state].label }))}
              onChange={(state) => change({ state })}
            />
            {locations.length > 1 && (
              <FilterSelect
                label="Location"
                width={170}
                value={values.locationId}
                choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(locationId) => change({ locationId })}
              />
            )}
          </>
        }
        empty={
          <EmptyState title="No counts yet" icon={ClipboardCheck} action={start}>
            Count what is really there, see the differences, then correct the stock in one step.
          </EmptyState>
        }
      />
      <StartDialog isOpen={isStarting} close={() => setStarting(false)} locations={locations} />
    </>
  )
}

const progressOf = ({ counted, lines }: Count, { number }: Formats): string => `${number(counted)} of ${number(lines)}`

function columnsFor(formats: Formats): Column<Count>[] {
  return [
    { title: 'Location', wraps: true, cell: ({ location }) => location },
    { title: 'Status', width: 130, cell: (count) => <CountState count={count} /> },
    { title: 'Started', width: 190, isSpare: true, cell: ({ startedAt }) => formats.moment(startedAt) },
    { title: 'By', width: 150, isSpare: true, cell: ({ startedBy }) => startedBy },
    { title: 'Counted', width: 130, align: 'end', cell: (count) => progressOf(count, formats) },
    { title: 'Differences', width: 120, align: 'end', cell: ({ different }) => formats.number(different) },
  ]
}

/** The state of a count. */
export function CountState({ count }: { readonly count: Pick<Count, 'state'> }) {
  const { tone, label } = stateWords[count.state]
  return <StateMark tone={tone}>{label}</StateMark>
}
