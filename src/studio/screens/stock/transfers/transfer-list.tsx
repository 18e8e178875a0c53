import { Button } from '@mantine/core'
import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { listStockLocationsCall } from '#shared/stock-locations/schema.ts'
import { listTransfersCall } from '#shared/stock-transfers/api.ts'
import { formatTransferNumber } from '#shared/stock-transfers/rules.ts'
import { type TransferSummary, transferKinds, transferStates } from '#shared/stock-transfers/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import { StockTabs } from '../stock-tabs.tsx'
import { momentOfDay, transferStateWords, unitsInWords } from './transfer-words.ts'

const stateLabels = { draft: 'Draft', sent: 'On its way', received: 'Received', canceled: 'Canceled' } as const
const kindLabels = { transfer: 'Between locations', purchase: 'From a supplier' } as const

/** Transfers between locations and deliveries of suppliers, newest first. */
export function TransferList() {
  const { values, change, isNarrowed } = useFilters({
    search: 'text',
    state: transferStates,
    kind: transferKinds,
    locationId: 'text',
    variantId: 'text',
  })
  const pages = useContractPages(listTransfersCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.transfers) ?? []
  const locations = useContractQuery(listStockLocationsCall, {}).data?.locations ?? []
  const formats = useFormats()
  const canWrite = useMay()('products.write')
  const create = canWrite && (
    <Button component={Link} to="/stock/transfers/new">
      Create transfer
    </Button>
  )
  return (
    <ListPage
      title="Transfers"
      lead={canWrite ? undefined : productsViewOnly}
      above={<StockTabs shown="/stock/transfers" />}
      noun="transfers"
      label="Transfers"
      pages={pages}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/stock/transfers/${id}`}
      nameOf={({ number }) => formatTransferNumber(number)}
      nameTitle="Transfer"
      columns={columnsFor(formats)}
      phone={{
        aside: ({ quantity }) => unitsInWords(quantity),
        below: (transfer) => (
          <>
            <span>{`${transfer.from} → ${transfer.to}`}</span>
            <TransferState transfer={transfer} />
          </>
        ),
      }}
      actions={create}
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, state: null, kind: null, locationId: null, variantId: null })}
      filters={
        <>
          <SearchField
            label="Search by number, supplier or reference"
            value={values.search ?? ''}
            onChange={(search) => change({ search })}
          />
          <FilterSelect
            label="Status"
            width={150}
            value={values.state}
            choices={transferStates.map((state) => ({ value: state, label: stateLabels[state] }))}
            onChange={(state) => change({ state })}
          />
          <FilterSelect
            label="Kind"
            width={180}
            value={values.kind}
            choices={transferKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
            onChange={(kind) => change({ kind })}
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
        <EmptyState title="No transfers yet" icon={Truck} action={create}>
          Move stock between your locations, or note what a supplier will deliver. Stock changes when it’s sent and when
          it arrives.
        </EmptyState>
      }
    />
  )
}

function columnsFor(formats: Formats): Column<TransferSummary>[] {
  return [
    { title: 'From', wraps: true, cell: ({ from }) => from },
    { title: 'To', wraps: true, cell: ({ to }) => to },
    { title: 'Status', width: 150, cell: (transfer) => <TransferState transfer={transfer} /> },
    {
      title: 'Expected',
      width: 130,
      isSpare: true,
      cell: ({ expectedOn }) => (expectedOn === null ? '' : formats.day(momentOfDay(expectedOn))),
    },
    { title: 'Reference', width: 150, isSpare: true, cell: ({ reference }) => reference },
    { title: 'Units', width: 90, align: 'end', cell: ({ quantity }) => formats.number(quantity) },
    { title: 'Awaited', width: 90, align: 'end', cell: ({ incoming }) => (incoming ? formats.number(incoming) : '') },
  ]
}

/** The state of a transfer. */
export function TransferState({
  transfer,
}: {
  readonly transfer: Pick<TransferSummary, 'state' | 'kind' | 'quantity' | 'incoming'>
}) {
  const { tone, label } = transferStateWords(transfer)
  return <StateMark tone={tone}>{label}</StateMark>
}
