import { Alert, Anchor, Text } from '@mantine/core'
import type { Order } from '#shared/orders/schema.ts'
import type { DisputeState } from '#shared/payments/disputes.ts'
import { getOrderPaymentsCall, type OrderDispute } from '#shared/payments/events-api.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { stripeModeOf } from '#shared/stripe/methods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './order.module.css'

/** The payments of an order that another company has charged, with their disputes. */
export function OrderPayments({ order }: { readonly order: Order }) {
  const isElsewhere = paymentMethod(order.paymentMethod).providerName !== undefined
  const query = useContractQuery(
    getOrderPaymentsCall,
    { parameters: { orderId: order.id } },
    { enabled: isElsewhere, staleTime: 0 },
  )
  const { money } = useFormats()
  const payments = query.data?.payments ?? []
  if (!isElsewhere || payments.length === 0) return null
  return (
    <Panel title="Payment">
      {payments
        .flatMap(({ disputes }) => disputes)
        .map((dispute) => (
          <Dispute key={dispute.reference} dispute={dispute} isTest={order.testMode} />
        ))}
      <ul className={classes.emails}>
        {payments.map(({ id, method, cents, reference }) => (
          <li key={id}>
            <Text size="sm">
              {money(cents, order.currency)} · {paymentMethod(method).name}
            </Text>
            {reference && (
              <a href={paymentUrl(reference, stripeModeOf(method) === 'test')} target="_blank" rel="noreferrer">
                View in Stripe
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const titles: Readonly<Record<DisputeState, string>> = {
  warning: 'The customer’s bank asks about this payment',
  'needs-response': 'The customer disputes this payment',
  'under-review': 'The bank is reviewing a dispute',
  won: 'The dispute was decided in your favor',
  lost: 'The dispute was lost',
}

function Dispute({ dispute, isTest }: { readonly dispute: OrderDispute; readonly isTest: boolean }) {
  const { money, day } = useFormats()
  const { state, cents, currency, respondBy, reference } = dispute
  const amount = money(cents, currency)
  const words: Readonly<Record<DisputeState, string>> = {
    warning: 'No money was taken yet. Answer in Stripe, or refund the payment there to avoid a dispute.',
    'needs-response': `The bank took back ${amount}. To get it back, send evidence in Stripe, such as the tracking number and your emails. Don’t refund this payment: the customer would get the money twice.`,
    'under-review': `Your evidence about ${amount} was sent. Banks take up to three months to decide. You don’t have to do anything.`,
    won: `You keep ${amount}.`,
    lost: `${amount} stays with the customer. If the items weren’t sent yet, don’t send them.`,
  }
  const isOpen = state === 'warning' || state === 'needs-response'
  return (
    <Alert color={isOpen || state === 'lost' ? 'danger' : 'notice'} title={titles[state]} mb="md">
      <Text size="sm">{words[state]}</Text>
      {respondBy !== null && <Text size="sm">Respond by {day(respondBy)}.</Text>}
      <Anchor
        size="sm"
        href={`https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${encodeURIComponent(reference)}`}
        target="_blank"
        rel="noreferrer"
      >
        {isOpen ? 'Respond in Stripe' : 'View in Stripe'}
      </Anchor>
    </Alert>
  )
}

const paymentUrl = (reference: string, isTest: boolean) =>
  `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(reference)}`
