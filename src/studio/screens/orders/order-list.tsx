import { Button } from '@mantine/core'
import { CalendarClock, Download, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { pathOf } from '#shared/http/call.ts'
import { exportOrdersCall, listOrdersCall } from '#shared/orders/read-api.ts'
import {
  deliveries,
  type OrderSummary,
  orderSorts,
  orderStands,
  orderWaits,
  paymentStates,
} from '#shared/orders/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import { ListViews, type StandardView } from '#studio/kit/list-views/list-views.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SelectEverything } from '#studio/kit/select-everything.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { TagBadges } from '#studio/kit/tag-badges.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useWholeSelection } from '#studio/kit/use-selection.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { OrderBulkBar } from './order-bulk-bar.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderMarks, OrderStateMark, PaymentMark } from './order-marks.tsx'
import { buyerOf, deliveryLabels, newOrdersWords, orderName } from './order-words.ts'
import { TestTag } from './test-tag.tsx'
import { ImportTracking } from './tracking/import-tracking.tsx'

const nothing = {
  search: null,
  state: null,
  paymentState: null,
  waitsFor: null,
  refund: null,
  delivery: null,
  carrier: null,
  tag: null,
  group: null,
  test: null,
  from: null,
  to: null,
}

/** The views that every website has. */
const standardViews: readonly StandardView[] = [
  { name: 'All', query: {} },
  { name: 'Unfulfilled', query: { state: 'open' } },
  { name: 'Unpaid', query: { paymentState: 'awaiting' } },
]

/** All orders, the newest first by default. */
export function OrderList() {
  const { values, change } = useFilters({
    search: 'text',
    state: orderStands,
    paymentState: paymentStates,
    waitsFor: orderWaits,
    refund: ['failed'] as const,
    delivery: deliveries,
    carrier: 'text',
    tag: 'text',
    group: 'text',
    test: ['without', 'only'] as const,
    from: 'day',
    to: 'day',
    sort: orderSorts,
  })
  const { sort, ...narrowing } = values
  const isNarrowed = Object.keys(narrowing).length > 0
  const pages = useContractPages(listOrdersCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.orders) ?? []
  const total = pages.data?.pages[0]?.total ?? null
  const selection = useWholeSelection(
    rows.map(({ id }) => id),
    total,
    JSON.stringify(narrowing),
  )
  const formats = useFormats()
  const canManage = useMay()('orders.manage')
  const { website } = useStaff()
  return (
    <>
      <ListPage
        title="Orders"
        noun="orders"
        label="Orders"
        pages={pages}
        rows={rows}
        total={total}
        sorting={{
          value: sort ?? 'newest',
          isAscending: (one) => one === 'oldest' || one === 'lowest-total',
          onChange: (next) => change({ sort: next === 'newest' ? null : next }),
        }}
        keyOf={(order) => order.id}
        linkOf={(order) => `/orders/${order.id}`}
        nameOf={orderName}
        nameTitle="Order"
        columns={columnsFor(formats)}
        phone={{
          aside: (order) => formats.money(order.grandTotalCents, order.currency),
          below: (order) => (
            <>
              <span>
                <ContentText>{buyerOf(order)}</ContentText>
              </span>
              <span>{formats.ago(order.placedAt)}</span>
              {order.delivery === 'pickup' && <span>{deliveryLabels.pickup}</span>}
              <OrderMarks order={order} />
              <TagBadges tags={order.tags} most={3} />
            </>
          ),
        }}
        {...(canManage && { selection })}
        beforeRows={<SelectEverything selection={selection} shown={rows.length} total={total} noun="orders" />}
        actions={
          <>
            <Button
              component={Link}
              to="/orders/due"
              variant="default"
              leftSection={<CalendarClock size={16} aria-hidden />}
            >
              Pickups and deliveries
            </Button>
            <Button
              component="a"
              href={pathOf(exportOrdersCall, { query: narrowing })}
              download
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              Export CSV
            </Button>
            {canManage && <ImportTracking />}
            {canManage && (
              <Button component={Link} to="/draft-orders/new" leftSection={<Plus size={16} aria-hidden />}>
                Create order
              </Button>
            )}
          </>
        }
        above={
          (isNarrowed || pages.isPending || rows.length > 0) && (
            <ListViews list="orders" standard={standardViews} values={values} />
          )
        }
        isNarrowed={isNarrowed}
        onWiden={() => change(nothing)}
        filters={<OrderFilters values={values} change={change} />}
        empty={
          <EmptyState title="No orders yet" picture={<GhostRows />}>
            {newOrdersWords(website.canSendEmail)}
          </EmptyState>
        }
      />
      {canManage && <OrderBulkBar selection={selection} orders={rows} filter={values} />}
    </>
  )
}

/** When an order was placed; it breaks only between the day and the time, where the list is narrow. */
const placedWords = ({ placedAt }: OrderSummary, { day, time }: Formats): string =>
  [day(placedAt), time(placedAt)].map((part) => part.replaceAll(' ', '\u00A0')).join(', ')

function columnsFor(formats: Formats): Column<OrderSummary>[] {
  const { money, number } = formats
  return [
    { title: 'Placed', sorts: ['newest', 'oldest'], cell: (order) => placedWords(order, formats) },
    {
      title: 'Customer',
      wraps: true,
      cell: (order) => (
        <>
          <span title={order.email}>
            <ContentText>{buyerOf(order)}</ContentText>
          </span>
          <TagBadges tags={order.tags} most={3} />
        </>
      ),
    },
    { title: 'Payment', cell: (order) => <PaymentMark order={order} /> },
    { title: 'Status', cell: (order) => <OrderStateMark order={order} /> },
    { title: 'Delivery', isSpare: true, cell: (order) => deliveryLabels[order.delivery] },
    { title: 'Items', align: 'end', isSpare: true, cell: (order) => number(order.totalQuantity) },
    {
      title: 'Total',
      align: 'end',
      sorts: ['highest-total', 'lowest-total'],
      cell: (order) => (
        <>
          {order.testMode && <TestTag />}
          {money(order.grandTotalCents, order.currency)}
        </>
      ),
    },
  ]
}
