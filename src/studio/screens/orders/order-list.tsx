import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { exportOrders, listOrders, type OrderSummary, orderStates, paymentStates } from '#shared/orders/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { OrderMarks, OrderStateMark, PaymentMark } from './order-marks.tsx'
import { buyerOf, orderName, paymentWords, stateWords } from './order-words.ts'
import { TestTag } from './test-tag.tsx'

/** All orders, newest first. */
export function OrderList() {
  const { values, change, isNarrowed } = useFilters({
    search: 'text',
    state: orderStates,
    paymentState: paymentStates,
  })
  const pages = useContractPages(listOrders, { query: values })
  const formats = useFormats()
  return (
    <ListPage
      title="Orders"
      noun="orders"
      label="Orders"
      pages={pages}
      rows={pages.data?.pages.flatMap((page) => page.orders) ?? []}
      keyOf={(order) => order.id}
      linkOf={(order) => `/orders/${order.id}`}
      nameOf={orderName}
      nameTitle="Order"
      columns={columnsFor(formats)}
      phone={{
        aside: (order) => formats.money(order.grandTotalCents, order.currency),
        below: (order) => (
          <>
            <span>{buyerOf(order)}</span>
            <span>{formats.ago(order.placedAt)}</span>
            <OrderMarks order={order} />
          </>
        ),
      }}
      actions={
        <Button component="a" href={exportOrders.path} download variant="default" leftSection={<Download size={16} />}>
          Export CSV
        </Button>
      }
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, state: null, paymentState: null })}
      filters={
        <>
          <SearchField
            label="Search by number, name or email"
            value={values.search ?? ''}
            onChange={(search) => change({ search })}
          />
          <FilterSelect
            label="State"
            width={160}
            value={values.state}
            choices={orderStates.map((state) => ({ value: state, label: stateWords[state].label }))}
            onChange={(state) => change({ state })}
          />
          <FilterSelect
            label="Payment"
            width={180}
            value={values.paymentState}
            choices={paymentStates.map((state) => ({ value: state, label: paymentWords[state].label }))}
            onChange={(paymentState) => change({ paymentState })}
          />
        </>
      }
      empty={
        <EmptyState title="No orders yet" picture={<GhostRows />}>
          When one comes, it appears here and in your mail.
        </EmptyState>
      }
    />
  )
}

function columnsFor({ money, moment, number }: Formats): Column<OrderSummary>[] {
  return [
    { title: 'Placed', cell: (order) => moment(order.placedAt) },
    { title: 'Buyer', wraps: true, cell: (order) => <span title={order.email}>{buyerOf(order)}</span> },
    { title: 'Payment', cell: (order) => <PaymentMark order={order} /> },
    { title: 'State', cell: (order) => <OrderStateMark order={order} /> },
    { title: 'Items', align: 'end', isSpare: true, cell: (order) => number(order.totalQuantity) },
    {
      title: 'Total',
      align: 'end',
      cell: (order) => (
        <>
          {order.testMode && <TestTag />}
          {money(order.grandTotalCents, order.currency)}
        </>
      ),
    },
  ]
}
