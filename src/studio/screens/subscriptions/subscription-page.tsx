import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { formatSubscriptionNumber, isOver } from '#shared/subscription-plans/rules.ts'
import { trialWords } from '#shared/subscription-plans/trial-words.ts'
import { NO_PLAN_WORDS, planWords } from '#shared/subscription-plans/words.ts'
import { getSubscriptionCall, type SubscriptionDetails } from '#shared/subscriptions/api.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionMark } from './subscription-list.tsx'
import classes from './subscription-page.module.css'
import { lostMethodWords, pauseWords } from './subscription-words.ts'

const back = { to: '/subscriptions', label: 'Subscriptions' }
const SHOWN_AT_FIRST = 12

/** One subscription: what it renews, when, and its orders so far. */
export function SubscriptionPage() {
  const { subscriptionId = '' } = useParams()
  const query = useContractQuery(getSubscriptionCall, { parameters: { subscriptionId } })
  return (
    <DetailPage query={query} back={back} waitingTitle="Subscription" width="narrow">
      {({ subscription }) => <Opened subscription={subscription} />}
    </DetailPage>
  )
}

function Opened({ subscription }: { readonly subscription: SubscriptionDetails }) {
  const { canSendEmail } = useStaff().website
  const formats = useFormats()
  const { quantity, waitsFor, pausedBy, lostMethod, state, failures, newPrice, currency, nextAt, isDonation } =
    subscription
  return (
    <Page
      title={`${isDonation ? 'Recurring donation' : 'Subscription'} ${formatSubscriptionNumber(subscription.number)}`}
      lead={`Began on ${formats.day(subscription.createdAt)}${subscription.testMode ? ' · Test' : ''}`}
      marks={<SubscriptionMark subscription={subscription} />}
      back={back}
      width="narrow"
      actions={<SubscriptionActions subscription={subscription} />}
    >
      <Stack gap="md">
        {waitsFor !== '' && (
          <Alert color="notice" title={isDonation ? 'The next donation waits' : 'The next order waits'}>
            {waitsFor} We’ll try again each day.
            {canSendEmail && ` We emailed the ${isDonation ? 'donor' : 'customer'}.`}
          </Alert>
        )}
        {state === 'paused' && pausedBy && lostMethod === '' && (
          <Alert color="notice">{pauseWords(pausedBy, canSendEmail)}</Alert>
        )}
        {lostMethod !== '' && !isOver(state) && (
          <Alert color="notice" title="Waits for a payment method">
            {lostMethod} was removed at the payment company, so nothing is charged.{' '}
            {lostMethodWords(isDonation, canSendEmail)}
          </Alert>
        )}
        {state === 'past-due' && (
          <Alert color="notice">
            The payment was declined {failures === 1 ? 'once' : `${failures} times`}.
            {nextAt !== null &&
              ` We’ll try again on ${formats.day(nextAt)}${canSendEmail ? ' and emailed that to the customer' : ''}.`}
          </Alert>
        )}
        {newPrice && (
          <Alert color="notice">
            From {formats.day(newPrice.from)} it costs {formats.money(newPrice.unitPriceCents * quantity, currency)}.{' '}
            {canSendEmail ? 'We emailed the customer.' : 'Email isn’t set up, so the customer wasn’t told.'}
          </Alert>
        )}
        <Panel title="Renewals">
          <dl className={classes.facts}>
            {factsOf(subscription, formats).map(({ name, fact }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ))}
          </dl>
        </Panel>
        <Orders subscription={subscription} formats={formats} />
      </Stack>
    </Page>
  )
}

function Orders({ subscription, formats }: { readonly subscription: SubscriptionDetails; readonly formats: Formats }) {
  const [isAll, setIsAll] = useState(false)
  const { orders, isDonation } = subscription
  return (
    <Panel title={isDonation ? 'Donations' : 'Orders'}>
      <ul className={classes.orders}>
        {(isAll ? orders : orders.slice(0, SHOWN_AT_FIRST)).map(({ id, number, placedAt, totalCents, currency }) => (
          <li key={id}>
            <Anchor component={Link} to={`/orders/${id}`}>
              {formatOrderNumber(number)}
            </Anchor>
            <span>{formats.day(placedAt)}</span>
            <span>{formats.money(totalCents, currency)}</span>
          </li>
        ))}
      </ul>
      {!isAll && orders.length > SHOWN_AT_FIRST && (
        <Button mt="sm" size="xs" variant="default" onClick={() => setIsAll(true)}>
          Show all {orders.length}
        </Button>
      )}
    </Panel>
  )
}

function factsOf(subscription: SubscriptionDetails, formats: Formats): { name: string; fact: ReactNode }[] {
  const {
    title,
    quantity,
    productId,
    plan,
    isDonation,
    amountCents,
    currency,
    cycles,
    method,
    name,
    email,
    state,
    customerId,
    shipsTo,
    trialEndsAt,
  } = subscription
  const { numBillingCycles, trial } = plan
  // A trial is no payment of the plan.
  const paid = cycles - (trial ? 1 : 0)
  return [
    {
      name: 'Product',
      fact: (
        <Anchor component={Link} to={`/products/${productId}`}>
          {quantity > 1 ? `${quantity} × ${title}` : title}
        </Anchor>
      ),
    },
    {
      name: isDonation ? 'Donor' : 'Customer',
      fact:
        customerId === null ? (
          [name, email].filter(Boolean).join(', ')
        ) : (
          <>
            <Anchor component={Link} to={`/customers/${customerId}`}>
              {name || email}
            </Anchor>
            {name !== '' && `, ${email}`}
          </>
        ),
    },
    ...(shipsTo.length === 0 ? [] : [{ name: 'Ships to', fact: shipsTo.join(', ') }]),
    ...(trialEndsAt === null || !plan.trial
      ? []
      : [
          {
            name: 'Trial',
            fact: `${trialWords(plan.trial, formats.money(plan.trial.priceCents * quantity, currency))}, ends on ${formats.day(trialEndsAt)}`,
          },
        ]),
    ...nextFacts(subscription, formats),
    {
      // Nothing of it is due any more.
      name: isOver(state) ? 'Last amount' : 'Amount',
      fact: `${formats.money(amountCents, currency)} ${planWords(plan) ?? NO_PLAN_WORDS}${isDonation ? '' : ', plus shipping and taxes'}`,
    },
    { name: 'Payments so far', fact: numBillingCycles > 0 ? `${paid} of ${numBillingCycles}` : String(paid) },
    ...(method === '' ? [] : [{ name: 'Paid with', fact: method }]),
  ]
}

/** When the next payment is due, or when the subscription ended. */
function nextFacts({ state, nextAt, overAt }: SubscriptionDetails, { day }: Formats): { name: string; fact: string }[] {
  if (isOver(state))
    return overAt === null ? [] : [{ name: state === 'canceled' ? 'Canceled on' : 'Ended on', fact: day(overAt) }]
  if (state === 'paused') return [{ name: 'Renews on', fact: 'Not while it’s paused' }]
  return [
    {
      name: state === 'past-due' ? 'Next attempt' : 'Renews on',
      fact: nextAt === null ? 'No payment is due' : day(nextAt),
    },
  ]
}
