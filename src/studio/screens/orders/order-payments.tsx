import { Alert, Anchor, Text } from '@mantine/core'
import type { Order } from '#shared/orders/schema.ts'
import { methodsOfCompany, type PaymentCompany, paymentCompanies } from '#shared/payments/companies.ts'
import type { DisputeState } from '#shared/payments/disputes.ts'
import { getOrderPaymentsCall, type OrderDispute } from '#shared/payments/events-api.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { DisputedGiftCards } from './gift-cards/order-gift-cards.tsx'
import classes from './order.module.css'
import { providerPages } from './provider-pages.ts'

/** The payments of an order that another company has charged, with their disputes. */
export function OrderPayments({ order }: { readonly order: Order }) {
  const company = companyOf(order.paymentMethod)
  const query = useContractQuery(
    getOrderPaymentsCall,
    { parameters: { orderId: order.id } },
    { enabled: company !== null, staleTime: 0 },
  )
  const { money } = useFormats()
  const payments = query.data?.payments ?? []
  if (company === null || payments.length === 0) return null
  const { name, paymentUrl } = providerPages[company]
  return (
    <Panel title="Payment">
      {payments
        .flatMap(({ disputes }) => disputes)
        .map((dispute) => (
          <Dispute key={dispute.reference} dispute={dispute} company={company} isTest={order.testMode} />
        ))}
      {payments.some(({ disputes }) => disputes.some(({ state }) => state !== 'won')) && (
        <DisputedGiftCards order={order} />
      )}
      <ul className={classes.entries}>
        {payments
          .filter(({ cents }) => cents > 0)
          .map(({ id, method, cents, reference }) => (
            <li key={id}>
              <Text size="sm">
                {money(cents, order.currency)} · {paymentMethod(method).name}
              </Text>
              {reference && companyOf(method) === company && (
                <a href={paymentUrl(reference, order.testMode)} target="_blank" rel="noreferrer">
                  View in {name}
                </a>
              )}
            </li>
          ))}
      </ul>
    </Panel>
  )
}

const titles: Readonly<Record<DisputeState, string>> = {
  warning: 'The customer asks about this payment',
  'needs-response': 'The customer disputes this payment',
  'under-review': 'A dispute is being reviewed',
  won: 'The dispute was decided in your favor',
  lost: 'The dispute was lost',
}

interface DisputeProps {
  readonly dispute: OrderDispute
  readonly company: PaymentCompany
  readonly isTest: boolean
}

function Dispute({ dispute, company, isTest }: DisputeProps) {
  const { money, day } = useFormats()
  const { state, cents, currency, respondBy, reference } = dispute
  const amount = money(cents, currency)
  const { name, disputeUrl } = providerPages[company]
  const words: Readonly<Record<DisputeState, string>> = {
    warning: `The money isn’t lost yet. Answer in ${name}, or refund the payment there to avoid a dispute.`,
    'needs-response': `${amount} was taken back. To get it back, send evidence in ${name}, such as the tracking number and your emails. Don’t refund this payment: the customer would get the money twice.`,
    'under-review': `Your evidence about ${amount} was sent. A decision takes up to three months. You don’t have to do anything.`,
    won: `You keep ${amount}.`,
    lost: `${amount} stays with the customer. If the items weren’t sent yet, don’t send them.`,
  }
  const isOpen = state === 'warning' || state === 'needs-response'
  return (
    <Alert color={isOpen || state === 'lost' ? 'danger' : 'notice'} title={titles[state]} mb="md">
      <Text size="sm">{words[state]}</Text>
      {respondBy !== null && <Text size="sm">Respond by {day(respondBy)}.</Text>}
      <Anchor size="sm" href={disputeUrl(reference, isTest)} target="_blank" rel="noreferrer">
        {isOpen ? `Respond in ${name}` : `View in ${name}`}
      </Anchor>
    </Alert>
  )
}

/** The company that charged an order; null where it is no other company. */
const companyOf = (method: PaymentMethodId): PaymentCompany | null =>
  paymentCompanies.find((company) => Object.values<PaymentMethodId>(methodsOfCompany[company]).includes(method)) ?? null
