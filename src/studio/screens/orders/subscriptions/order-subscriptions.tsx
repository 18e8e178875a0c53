import { Alert, Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '#shared/orders/schema.ts'
import { formatSubscriptionNumber } from '#shared/subscription-plans/rules.ts'
import { listSubscriptionsCall } from '#shared/subscriptions/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { SubscriptionMark } from '../../subscriptions/subscription-list.tsx'
import classes from '../order.module.css'

/** The subscriptions that an order began, or the one that it renewed; nothing in an order without any. */
export function OrderSubscriptions({ order }: { readonly order: Order }) {
  const isRenewed = isOfSubscription(order)
  const query = useContractQuery(
    listSubscriptionsCall,
    { query: { orderId: order.id } },
    { enabled: isRenewed, staleTime: 0 },
  )
  const { day } = useFormats()
  const subscriptions = query.data?.subscriptions ?? []
  if (subscriptions.length === 0) return null
  return (
    <Panel title={subscriptions.length === 1 ? 'Subscription' : 'Subscriptions'}>
      <ul className={classes.entries}>
        {subscriptions.map((one) => (
          <li key={one.id}>
            <Link to={`/subscriptions/${one.id}`}>{formatSubscriptionNumber(one.number)}</Link>{' '}
            <SubscriptionMark subscription={one} />
            <div className={classes.facts}>
              {one.title}
              {one.nextAt !== null && one.state === 'active' && ` · Renews on ${day(one.nextAt)}`}
              {one.overAt !== null && ` · ${one.state === 'canceled' ? 'Canceled' : 'Ended'} on ${day(one.overAt)}`}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Says in the editor of an order that its subscriptions stay as they are; nothing in an order without any. */
export function SubscriptionsStay({ order }: { readonly order: Order }) {
  if (!isOfSubscription(order)) return null
  return (
    <Alert color="notice" title="Your changes apply to this order only">
      Its subscription keeps its product, quantity, price and address. To stop later orders,{' '}
      <Anchor component={Link} to={`/orders/${order.id}`} inherit>
        open the subscription from the order
      </Anchor>{' '}
      and cancel it.
    </Alert>
  )
}

const isOfSubscription = ({ renewal, lines }: Order): boolean =>
  renewal !== undefined || lines.some(({ subscriptionPlan }) => subscriptionPlan !== undefined)
