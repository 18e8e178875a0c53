import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { OrderSummary } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { OrderMarks } from '../orders/order-marks.tsx'
import { buyerOf, newOrdersWords, orderName } from '../orders/order-words.ts'
import classes from './home.module.css'

/** The orders of today, the newest first. */
export function TodaysOrders({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const { money, time } = useFormats()
  const { website } = useStaff()
  return (
    <div className={classes.whole}>
      <Panel
        title="Today’s orders"
        isFlush
        aside={
          <Anchor component={Link} to="/orders" size="sm">
            All orders
          </Anchor>
        }
      >
        {orders.length === 0 ? (
          <Text className={classes.nothing} c="dimmed">
            No orders yet today. {newOrdersWords(website.canSendEmail)}
          </Text>
        ) : (
          <ul className={classes.tasks}>
            {orders.map((order) => (
              <li key={order.id}>
                <Link className={`${classes.task} ${classes.order}`} to={`/orders/${order.id}`}>
                  <span className="tabular">{time(order.placedAt)}</span>
                  <strong>{orderName(order)}</strong>
                  <span className={classes.words}>{buyerOf(order)}</span>
                  <span className={classes.marks}>
                    <OrderMarks order={order} />
                  </span>
                  <span className="tabular">{money(order.grandTotalCents, order.currency)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
