import { Button } from '@mantine/core'
import { ClipboardPen } from 'lucide-react'
import { Link } from 'react-router'
import { listDraftOrdersCall } from '#shared/draft-orders/api.ts'
import { formatDraftNumber } from '#shared/draft-orders/rules.ts'
import { type DraftSummary, draftOrderStates } from '#shared/draft-orders/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { draftStateWords } from './draft-words.ts'

/** The draft orders, newest first. */
export function DraftList() {
  const { values, change, isNarrowed } = useFilters({ search: 'text', state: draftOrderStates })
  const pages = useContractPages(listDraftOrdersCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.drafts) ?? []
  const formats = useFormats()
  const create = useMay()('orders.manage') && (
    <Button component={Link} to="/draft-orders/new">
      Create draft order
    </Button>
  )
  return (
    <ListPage
      title="Draft orders"
      noun="draft orders"
      label="Draft orders"
      pages={pages}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/draft-orders/${id}`}
      nameOf={({ number }) => formatDraftNumber(number)}
      nameTitle="Draft"
      columns={columnsFor(formats)}
      phone={{
        aside: ({ totalCents }) => formats.money(totalCents),
        below: (draft) => (
          <>
            <span>{customerOf(draft)}</span>
            <DraftState draft={draft} />
          </>
        ),
      }}
      actions={create}
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, state: null })}
      filters={
        <>
          <SearchField
            label="Search by number or customer"
            value={values.search ?? ''}
            onChange={(search) => change({ search: search || null })}
          />
          <FilterSelect
            label="Status"
            width={180}
            value={values.state}
            choices={draftOrderStates.map((state) => ({ value: state, label: draftStateWords[state].label }))}
            onChange={(state) => change({ state })}
          />
        </>
      }
      empty={
        <EmptyState title="No draft orders yet" icon={ClipboardPen} action={create}>
          Put an order together for a customer, then send them a link to pay, or mark it as paid yourself.
        </EmptyState>
      }
    />
  )
}

function columnsFor(formats: Formats): Column<DraftSummary>[] {
  return [
    { title: 'Customer', wraps: true, cell: customerOf },
    { title: 'Status', width: 170, cell: (draft) => <DraftState draft={draft} /> },
    { title: 'Changed', width: 190, isSpare: true, cell: ({ updatedAt }) => formats.moment(updatedAt) },
    { title: 'Total', width: 130, align: 'end', cell: ({ totalCents }) => formats.money(totalCents) },
  ]
}

const customerOf = ({ name, email }: DraftSummary): string => name || email || 'No customer yet'

/** The state of a draft order. */
export function DraftState({ draft }: { readonly draft: Pick<DraftSummary, 'state'> }) {
  const { tone, label } = draftStateWords[draft.state]
  return <StateMark tone={tone}>{label}</StateMark>
}
