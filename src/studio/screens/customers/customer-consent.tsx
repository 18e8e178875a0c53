import type { CustomerProfile } from '#shared/customers/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { eventWords, stateWords } from '#studio/screens/newsletter/subscriber-words.ts'
import classes from './customer.module.css'

/** What the customer has agreed to: when, where, and to which text. */
export function CustomerConsent({ customer }: { readonly customer: CustomerProfile }) {
  const { moment } = useFormats()
  return (
    <Panel title="Consent">
      {customer.subscriptions.length === 0 ? (
        <p className={classes.none}>Not on any mailing list</p>
      ) : (
        customer.subscriptions.map((subscription) => (
          <div key={subscription.id} className={classes.block}>
            <h3>{subscription.listName}</h3>
            <StateMark tone={stateWords[subscription.state].tone}>{stateWords[subscription.state].label}</StateMark>
            <ul className={classes.events}>
              {subscription.events.map((event) => (
                <li key={event.id} className={classes.facts}>
                  {eventWords[event.kind]} · {moment(event.at)}
                  {event.pagePath && ` · on ${event.pagePath}`}
                  {event.words && <div className={classes.eventText}>{event.words}</div>}
                </li>
              ))}
            </ul>
          </div>
        ))
      )}
    </Panel>
  )
}
