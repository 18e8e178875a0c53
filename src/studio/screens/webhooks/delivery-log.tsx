import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { listDeliveriesCall, listEndpointsCall, replayDeliveryCall } from '#shared/webhook-endpoints/owner-api.ts'
import { type Delivery, deliveryStates, type Endpoint } from '#shared/webhook-endpoints/schema.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { pageNames, useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { ReplayDialog } from './replay-dialog.tsx'
import { deliveryStatus, eventNames, KEPT } from './webhook-words.ts'
import classes from './webhooks.module.css'

/** Milliseconds until an answer that is on its way is looked for, and for how long: a receiver that is down rests. */
const SOON = 1_500
const LOOKED_FOR = 30_000

const isBeingSent = ({ state, attempts, occurredAt }: Delivery) =>
  state === 'waiting' && attempts === 0 && Date.now() - occurredAt < LOOKED_FOR

const stateLabels = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const

/** The deliveries of a webhook, newest first; each can be sent again. */
export function DeliveryLog({ endpoint }: { readonly endpoint: Endpoint }) {
  const [state, setState] = useState<Delivery['state'] | null>(null)
  const [isReplaying, setReplaying] = useState(false)
  const parameters = { endpointId: endpoint.id }
  const pages = useContractPages(
    listDeliveriesCall,
    { parameters, query: state ? { state } : {} },
    pageNames,
    // What was just sent has its result in a moment.
    ([first]) => (endpoint.isOn && first?.deliveries.some(isBeingSent) ? SOON : false),
  )
  const deliveries = pages.data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <Panel
      title="Deliveries"
      lead={KEPT}
      isFlush={deliveries.length > 0}
      aside={
        <div className={classes.tools}>
          <FilterSelect
            label="Status"
            width={150}
            value={state ?? undefined}
            choices={deliveryStates.map((value) => ({ value, label: stateLabels[value] }))}
            onChange={(value) => setState(deliveryStates.find((one) => one === value) ?? null)}
          />
          <Button variant="default" disabled={!endpoint.isOn} onClick={() => setReplaying(true)}>
            Resend events…
          </Button>
        </div>
      }
    >
      {pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : !pages.data ? (
        <Skeleton height={80} />
      ) : deliveries.length === 0 ? (
        <Text c="dimmed" size="sm">
          {state ? 'No deliveries with this status.' : 'None yet. Send a test event to try the webhook.'}
        </Text>
      ) : (
        <ul className={classes.deliveries} aria-label="Deliveries">
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.eventId} endpoint={endpoint} delivery={delivery} />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} />
      <ReplayDialog endpointId={endpoint.id} isOpen={isReplaying} close={() => setReplaying(false)} />
    </Panel>
  )
}

function DeliveryLine({ endpoint, delivery }: { readonly endpoint: Endpoint; readonly delivery: Delivery }) {
  const { moment } = useFormats()
  const { eventId, type, occurredAt, answer, error } = delivery
  const again = useContractMutation(replayDeliveryCall, {
    outdates: [listDeliveriesCall, listEndpointsCall],
    onDone: () => showDone('The event is being sent again.'),
  })
  const { tone, label } = deliveryStatus(delivery)
  const when = moment(occurredAt)
  return (
    <li className={classes.delivery}>
      <details className={classes.details}>
        <summary className={classes.summary}>
          <span className={classes.name}>{eventNames[type]}</span>
          <span className={classes.facts}>
            {when} · {resultOf(delivery)}
          </span>
        </summary>
        <dl className={classes.more}>
          <dt>Event ID</dt>
          <dd>
            <code>{eventId}</code>
          </dd>
          {error !== '' && (
            <>
              <dt>Error</dt>
              <dd>{error}</dd>
            </>
          )}
          <dt>Response</dt>
          <dd>{answer === '' ? emptyWords(delivery) : <pre>{answer}</pre>}</dd>
          {delivery.nextAt !== null && (
            <>
              <dt>Next attempt</dt>
              <dd>{moment(delivery.nextAt)}</dd>
            </>
          )}
        </dl>
      </details>
      <StateMark tone={tone}>{label}</StateMark>
      <Button
        variant="default"
        size="xs"
        disabled={!endpoint.isOn}
        loading={again.isPending}
        aria-label={`Resend ${eventNames[type]} of ${when}`}
        onClick={() => again.mutate({ parameters: { endpointId: endpoint.id, eventId } })}
      >
        Resend
      </Button>
    </li>
  )
}

/** Why there is nothing to read of an answer. */
function emptyWords({ status, attempts }: Delivery): string {
  if (attempts === 0) return 'Not sent yet'
  return status === null ? 'No response' : 'Empty'
}

/** The last attempt in short: '200 in 84 ms', 'No response, 3 attempts'. */
function resultOf({ status, milliseconds, attempts }: Delivery): string {
  if (attempts === 0) return 'not sent yet'
  const answer = status === null ? 'no response' : `status ${status} in ${milliseconds} ms`
  return attempts === 1 ? answer : `${answer}, ${attempts} attempts`
}
