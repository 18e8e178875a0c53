import { PackageOpen } from 'lucide-react'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { listReturnsCall } from '#shared/returns/owner-api.ts'
import { type OrderReturn, returnStates } from '#shared/returns/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { itemsInWords, returnStateWords } from './return-words.ts'

/** The returns of all orders, newest first. Each opens its order, where it is handled. */
export function ReturnList() {
  const { canSendEmail } = useStaff().website
  const { values, change, isNarrowed } = useFilters({ search: 'text', state: returnStates })
  const pages = useContractPages(listReturnsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.returns) ?? []
  const formats = useFormats()
  return (
    <ListPage
      title="Returns"
      noun="returns"
      label="Returns"
      pages={pages}
      rows={rows}
      keyOf={({ id }) => id}
      linkOf={({ order }) => `/orders/${order.id}`}
      nameOf={({ order }) => `Order ${formatOrderNumber(order.number)}`}
      nameTitle="Order"
      columns={columnsFor(formats)}
      phone={{
        aside: (one) => <ReturnMark found={one} />,
        below: (one) => (
          <>
            <span>
              <ContentText>{customerOf(one)}</ContentText>
            </span>
            <span>{itemsInWords(one)}</span>
            <span>{formats.ago(one.createdAt)}</span>
          </>
        ),
      }}
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, state: null })}
      filters={
        <>
          <SearchField
            label="Search by order, customer or item"
            value={values.search ?? ''}
            onChange={(search) => change({ search: search || null })}
          />
          <FilterSelect
            label="Status"
            width={150}
            value={values.state}
            choices={returnStates.map((state) => ({ value: state, label: returnStateWords[state].label }))}
            onChange={(state) => change({ state })}
          />
        </>
      }
      empty={
        <EmptyState title="No returns yet" icon={PackageOpen}>
          When a customer wants to send items back, you see it here and on the order
          {canSendEmail ? ', and you get an email' : ''}. You can also create a return on an order. Let customers ask
          for returns in Store settings, under Returns.
        </EmptyState>
      }
    />
  )
}

function columnsFor({ day, moment }: Formats): Column<OrderReturn>[] {
  return [
    { title: 'Customer', wraps: true, cell: (one) => <ContentText>{customerOf(one)}</ContentText> },
    { title: 'Items', wraps: true, cell: itemsInWords },
    { title: 'Status', width: 130, cell: (one) => <ReturnMark found={one} /> },
    { title: 'Created', width: 190, isSpare: true, cell: ({ createdAt }) => moment(createdAt) },
    { title: 'Changed', width: 130, align: 'end', isSpare: true, cell: ({ changedAt }) => day(changedAt) },
  ]
}

const customerOf = ({ order }: OrderReturn): string => order.buyerName || order.email

/** The state of a return. */
export function ReturnMark({ found }: { readonly found: OrderReturn }) {
  const { tone, label } =
    found.state === 'refunded' && found.exchange?.state === 'added'
      ? { ...returnStateWords.refunded, label: 'Exchanged' }
      : returnStateWords[found.state]
  return <StateMark tone={tone}>{label}</StateMark>
}
