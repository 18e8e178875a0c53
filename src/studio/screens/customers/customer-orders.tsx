import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { OrderStateMark, PaymentMark } from '#studio/screens/orders/order-marks.tsx'
import { orderName } from '#studio/screens/orders/order-words.ts'
import { TestTag } from '#studio/screens/orders/test-tag.tsx'
import classes from './customer.module.css'

/** The newest orders of a customer. */
export function CustomerOrders({ customer }: { readonly customer: CustomerProfile }) {
  const { recentOrders, hasMoreOrders, email } = customer
  const { money, moment } = useFormats()
  return (
    <Panel
      title="Orders"
      isFlush
      aside={
        hasMoreOrders && (
          <Button component={Link} to={`/orders?search=${encodeURIComponent(email)}`} variant="default" size="xs">
            View all orders
          </Button>
        )
      }
    >
      {recentOrders.length === 0 ? (
        <p className={`${classes.none} ${classes.flushNone}`}>No orders yet</p>
      ) : (
        <ol className={classes.rows}>
          {recentOrders.map((order) => (
            <li key={order.id} className={classes.row}>
              <div>
                <Link to={`/orders/${order.id}`}>{orderName(order)}</Link>
                <div className={classes.facts}>
                  {moment(order.placedAt)} · {countInWords(order.totalQuantity, 'items')}
                </div>
              </div>
              <div className={classes.amount}>{money(order.grandTotalCents, order.currency)}</div>
              <div className={classes.marks}>
                <PaymentMark order={order} />
                <OrderStateMark order={order} />
                {order.testMode && <TestTag />}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
