import type { OrderSummary } from '#shared/orders/schema.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { paymentWords, standOf } from './order-words.ts'
import { TestTag } from './test-tag.tsx'

type Marked = Pick<OrderSummary, 'state' | 'isPartlySent' | 'paymentState' | 'testMode'>

/** The status of an order. */
export function OrderStateMark({ order }: { readonly order: Pick<Marked, 'state' | 'isPartlySent'> }) {
  const { tone, label } = standOf(order)
  return <StateMark tone={tone}>{label}</StateMark>
}

/** The status of its payment. */
export function PaymentMark({ order }: { readonly order: Pick<Marked, 'paymentState'> }) {
  return <StateMark tone={paymentWords[order.paymentState].tone}>{paymentWords[order.paymentState].label}</StateMark>
}

/** The important facts in little space: the status, a missing payment, and whether it is a test. */
export function OrderMarks({ order }: { readonly order: Marked }) {
  return (
    <>
      <OrderStateMark order={order} />
      {order.paymentState !== 'paid' && <PaymentMark order={order} />}
      {order.testMode && <TestTag />}
    </>
  )
}
