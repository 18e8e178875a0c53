import { FileX } from 'lucide-react'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { listWithdrawalsCall } from '#shared/withdrawals/owner-api.ts'
import { isOpenWithdrawal } from '#shared/withdrawals/rules.ts'
import { type Withdrawal, withdrawalStates } from '#shared/withdrawals/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { stateWords } from './withdrawal-words.ts'

const orderFilters = ['linked', 'not-linked'] as const
const orderChoices = [
  { value: 'linked', label: 'Linked to an order' },
  { value: 'not-linked', label: 'No matching order' },
] as const

/** The withdrawals of customers, newest first. */
export function WithdrawalList() {
  const { canSendEmail } = useStaff().website
  const { values, change, isNarrowed } = useFilters({ state: withdrawalStates, order: orderFilters })
  const pages = useContractPages(listWithdrawalsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.withdrawals) ?? []
  const formats = useFormats()
  return (
    <ListPage
      title="Withdrawals"
      noun="withdrawals"
      label="Withdrawals"
      pages={pages}
      total={pages.data?.pages[0]?.total}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/withdrawals/${id}`}
      nameOf={({ name }) => name}
      nameTitle="Customer"
      columns={columnsFor(formats)}
      phone={{
        aside: (withdrawal) => <State withdrawal={withdrawal} />,
        below: (withdrawal) => (
          <>
            <span>{orderOf(withdrawal)}</span>
            <span>{deadlineOf(withdrawal, formats)}</span>
          </>
        ),
      }}
      isNarrowed={isNarrowed}
      onWiden={() => change({ state: null, order: null })}
      filters={
        <>
          <FilterSelect
            label="Status"
            width={150}
            value={values.state}
            choices={withdrawalStates.map((state) => ({ value: state, label: stateWords[state].label }))}
            onChange={(state) => change({ state })}
          />
          <FilterSelect
            label="Order"
            width={200}
            value={values.order}
            choices={orderChoices}
            onChange={(order) => change({ order })}
          />
        </>
      }
      empty={
        <EmptyState title="No withdrawals yet" icon={FileX}>
          When a customer withdraws from an order on your site, you see it here and on the order
          {canSendEmail ? ', and you get an email' : ''}. Turn this on or off in Store settings, under Withdrawals.
        </EmptyState>
      }
    />
  )
}

function columnsFor(formats: Formats): Column<Withdrawal>[] {
  return [
    { title: 'Order', width: 200, cell: orderOf },
    { title: 'Status', width: 120, cell: (withdrawal) => <State withdrawal={withdrawal} /> },
    { title: 'Received', width: 190, isSpare: true, cell: ({ receivedAt }) => formats.moment(receivedAt) },
    { title: 'Deadline', width: 200, align: 'end', cell: (withdrawal) => deadlineOf(withdrawal, formats) },
  ]
}

const orderOf = ({ order, orderNumber }: Withdrawal): string =>
  order ? formatOrderNumber(order.number) : `${orderNumber} · no matching order`

/** What has to be done until when; '' where nothing has to. */
const deadlineOf = ({ state, refundBy }: Withdrawal, { day }: Formats): string =>
  isOpenWithdrawal({ state }) ? `Refund by ${day(refundBy)}` : ''

/** The state of a withdrawal. */
export function State({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { tone, label } = stateWords[withdrawal.state]
  return <StateMark tone={tone}>{label}</StateMark>
}
