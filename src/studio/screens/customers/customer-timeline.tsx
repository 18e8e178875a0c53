import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { eventWords } from '#studio/screens/newsletter/subscriber-words.ts'
import { orderName } from '#studio/screens/orders/order-words.ts'
import classes from './customer.module.css'
import { customerEventWords } from './customer-words.ts'

interface Entry {
  readonly id: string
  readonly at: number
  readonly words: string
  readonly to?: string
  readonly by?: string
  readonly text?: string
}

/** Orders, consent, responses and changes of a customer, the newest first. */
export function CustomerTimeline({ customer }: { readonly customer: CustomerProfile }) {
  const { moment, ago } = useFormats()
  return (
    <Panel title="Timeline">
      <ol className={classes.events}>
        {entriesOf(customer).map(({ id, at, words, to, by, text }) => (
          <li key={id} className={classes.event}>
            {to ? (
              <Anchor component={Link} to={to} size="sm">
                {words}
              </Anchor>
            ) : (
              words
            )}
            <span className={classes.facts}>
              {' · '}
              <time dateTime={new Date(at).toISOString()} title={moment(at)}>
                {ago(at)}
              </time>
              {by && ` · ${by}`}
            </span>
            {text && <div className={classes.eventText}>{text}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function entriesOf({ recentOrders, events, subscriptions, submissions }: CustomerProfile): Entry[] {
  return [
    ...recentOrders.map((order) => ({
      id: order.id,
      at: order.placedAt,
      words: `${orderName(order)} placed`,
      to: `/orders/${order.id}`,
    })),
    ...events
      // The order itself is listed.
      .filter((event) => event.kind !== 'created')
      .map(({ id, at, kind, by, text }) => ({ id, at, by, text, words: customerEventWords[kind] })),
    ...subscriptions.flatMap((subscription) =>
      subscription.events.map(({ id, at, kind }) => ({
        id,
        at,
        words: `${eventWords[kind]}: ${subscription.listName}`,
      })),
    ),
    ...submissions.map(({ id, at, formName }) => ({ id, at, words: `Sent the form “${formName}”` })),
  ].toSorted((one, other) => other.at - one.at)
}
