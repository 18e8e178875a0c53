import { Button, Group, Skeleton, Text } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { calendarDay } from '#shared/dates/format.ts'
import { listDueOrdersCall } from '#shared/orders/read-api.ts'
import type { DueOrder } from '#shared/orders/schema.ts'
import { slotDay, slotTimes } from '#shared/slots/describe-slot.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './due.module.css'
import { daysFrom } from './due-days.ts'
import { OrderMarks } from './order-marks.tsx'
import { buyerOf, orderName } from './order-words.ts'

const DAYS = 7
const FRESH_MILLISECONDS = 60_000

/** Pickups and deliveries at the times that customers chose, by day: a week at a time. */
export function DueScreen() {
  const { locale, timeZone } = useStaff().website
  const { values, change } = useFilters({ from: 'day' })
  const today = calendarDay(Date.now(), timeZone)
  const from = values.from ?? today
  const days = daysFrom(from, DAYS)
  const query = useContractQuery(
    listDueOrdersCall,
    { query: { from, to: days.at(-1)! } },
    { refetchInterval: FRESH_MILLISECONDS, keepsPreviousData: true },
  )
  const open = (day: string) => change({ from: day === today ? null : day })
  const lastDay = query.data?.orders.at(-1)?.slot.date ?? from
  const byDay = Map.groupBy(query.data?.orders ?? [], ({ slot }) => slot.date)
  return (
    <Page
      title="Pickups and deliveries"
      back={{ to: '/orders', label: 'Orders' }}
      actions={
        <Group gap="xs">
          {from !== today && (
            <Button variant="default" onClick={() => open(today)}>
              Today
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<ChevronLeft size={16} aria-hidden />}
            onClick={() => open(daysFrom(from, -DAYS).at(0)!)}
          >
            Earlier
          </Button>
          <Button
            variant="default"
            rightSection={<ChevronRight size={16} aria-hidden />}
            onClick={() => open(daysFrom(from, DAYS + 1).at(-1)!)}
          >
            Later
          </Button>
        </Group>
      }
    >
      {query.error && !query.data ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : !query.data ? (
        <Skeleton height={220} radius="lg" aria-busy />
      ) : query.data.orders.length === 0 ? (
        <EmptyState title="Nothing is due on these days">
          Orders appear here when customers choose a day and time. Set the times under Store settings, Shipping.
        </EmptyState>
      ) : (
        <div className={classes.days}>
          {days.map((day) => {
            const orders = byDay.get(day)
            if (!orders) return null
            return (
              <Panel key={day} title={dayTitle(day)}>
                <ul className={classes.list}>
                  {orders.map((order) => (
                    <DueRow key={order.id} order={order} locale={locale} />
                  ))}
                </ul>
              </Panel>
            )
          })}
          {query.data.isCut && (
            <Group>
              <Text>There are more orders on these days.</Text>
              {lastDay !== from && (
                <Button variant="default" onClick={() => open(lastDay)}>
                  Show {dayTitle(lastDay)}, and later
                </Button>
              )}
            </Group>
          )}
        </div>
      )}
    </Page>
  )

  function dayTitle(day: string): string {
    const name = slotDay(day, locale)
    const [, tomorrow] = daysFrom(today, 2)
    return day === today ? `Today, ${name}` : day === tomorrow ? `Tomorrow, ${name}` : name
  }
}

function DueRow({ order, locale }: { readonly order: DueOrder; readonly locale: string }) {
  return (
    <li className={classes.row}>
      <span className={classes.time}>{slotTimes(order.slot, locale)}</span>
      <Link className={classes.link} to={`/orders/${order.id}`}>
        {orderName(order)}
      </Link>
      <span className={classes.buyer}>
        {buyerOf(order)} · {order.methodName}
      </span>
      <span className={classes.marks}>
        {order.isClosed && order.state === 'open' && <StateMark tone="look">You’re closed then</StateMark>}
        <OrderMarks order={order} />
      </span>
    </li>
  )
}
