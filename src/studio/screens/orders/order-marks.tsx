import type { OrderSummary } from '#shared/orders/schema.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { paymentWords, standOf } from './order-words.ts'
import { TestTag } from './test-tag.tsx'

type WithStatus = Pick<OrderSummary, 'state' | 'isPartlySent' | 'isAllRemoved'>
type WithMarks = WithStatus & Pick<OrderSummary, 'paymentState' | 'testMode'>

/** The status of an order. */
export function OrderStateMark({ order }: { readonly order: WithStatus }) {
  const { tone, label } = standOf(order)
  return <StateMark tone={tone}>{label}</StateMark>
}

/** The status of its payment. */
export function PaymentMark({ order }: { readonly order: Pick<WithMarks, 'paymentState'> }) {
  return <StateMark tone={paymentWords[order.paymentState].tone}>{paymentWords[order.paymentState].label}</StateMark>
}

/** The important facts in little space: a payment that is missing or was refunded, the status, and whether it is a test. */
export function OrderMarks({ order }: { readonly order: WithMarks }) {
  return (
    <>
      {order.paymentState !== 'paid' && <PaymentMark order={order} />}
      <OrderStateMark order={order} />
      {order.testMode && <TestTag />}
    </>
  )
}
