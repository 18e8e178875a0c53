import { Anchor } from '@mantine/core'
import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { type AbandonedCart, abandonedStates, listAbandonedCartsCall } from '#shared/cart-reminders/api.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { StateMark, type Tone } from '#studio/kit/state-mark.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'

const marks: Readonly<Record<AbandonedCart['state'], { readonly tone: Tone; readonly label: string }>> = {
  waiting: { tone: 'wait', label: 'Waiting' },
  done: { tone: 'off', label: 'All emails sent' },
  recovered: { tone: 'done', label: 'Recovered' },
  ended: { tone: 'off', label: 'Ended' },
}

/** Carts that were left at checkout, newest first, and what their emails have brought. */
export function AbandonedList() {
  const { values, change, isNarrowed } = useFilters({ state: abandonedStates })
  const pages = useContractPages(listAbandonedCartsCall, { query: values })
  const rows = pages.data?.pages.flatMap((page) => page.carts) ?? []
  const formats = useFormats()
  const first = pages.data?.pages[0]
  return (
    <ListPage
      title="Abandoned carts"
      lead={first && leadOf(first, formats)}
      noun="carts"
      label="Abandoned carts"
      pages={pages}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ email }) => email}
      nameTitle="Customer"
      columns={columnsFor(formats)}
      phone={{
        aside: (one) => <CartMark cart={one} />,
        below: (one) => (
          <>
            <span>
              {formats.money(one.totalCents, one.currency)} · {itemsOf(one)}
            </span>
            <span>{formats.ago(one.at)}</span>
          </>
        ),
      }}
      isNarrowed={isNarrowed}
      onWiden={() => change({ state: null })}
      filters={
        <FilterSelect
          label="Status"
          width={170}
          value={values.state}
          choices={abandonedStates.map((state) => ({ value: state, label: marks[state].label }))}
          onChange={(state) => change({ state })}
        />
      }
      empty={
        <EmptyState title="No abandoned carts" icon={ShoppingCart}>
          {first?.isOn === false ? (
            <>
              Customers who leave at checkout can get an email with a link back to their cart, if they agree. Turn it on
              in{' '}
              <Anchor component={Link} to="/store-settings?tab=checkout">
                Store settings, under Checkout
              </Anchor>
              .
            </>
          ) : (
            'When a customer types their email address at checkout, asks for a reminder and leaves, you see their cart here.'
          )}
        </EmptyState>
      }
    />
  )
}

/** What the emails have brought, in a sentence. */
function leadOf(
  { recovered, isOn }: { readonly recovered: { orders: number; cents: number }; readonly isOn: boolean },
  { money }: Formats,
): string {
  const orders = countInWords(recovered.orders, 'orders')
  const brought = recovered.orders > 0 ? `Emails have recovered ${orders} worth ${money(recovered.cents)}.` : ''
  return [brought, isOn ? 'Carts are kept for 60 days.' : 'Emails about abandoned carts are off.']
    .filter(Boolean)
    .join(' ')
}

function columnsFor({ moment, money }: Formats): Column<AbandonedCart>[] {
  return [
    { title: 'Items', wraps: true, cell: itemsOf },
    { title: 'Total', width: 130, align: 'end', cell: ({ totalCents, currency }) => money(totalCents, currency) },
    { title: 'Emails', width: 90, align: 'end', isSpare: true, cell: ({ sentCount }) => sentCount },
    { title: 'Status', width: 190, cell: (one) => <CartMark cart={one} /> },
    { title: 'Left', width: 190, align: 'end', isSpare: true, cell: ({ at }) => moment(at) },
  ]
}

/** The items of a cart, listed; only their number once the cart or its products are gone. */
const itemsOf = ({ items, totalQuantity }: AbandonedCart): string =>
  items.length === 0
    ? countInWords(totalQuantity, 'items')
    : items
        .map(({ title, options, quantity }) => `${quantity} × ${[title, options].filter(Boolean).join(', ')}`)
        .join('; ')

/** The state of a cart; of a recovered one, with its order. */
function CartMark({ cart }: { readonly cart: AbandonedCart }) {
  const { tone, label } = marks[cart.state]
  return (
    <>
      <StateMark tone={tone}>{label}</StateMark>
      {cart.order && (
        <>
          {' '}
          <Anchor component={Link} to={`/orders/${cart.order.id}`} size="sm">
            {formatOrderNumber(cart.order.number)}
          </Anchor>
        </>
      )}
    </>
  )
}
