import { itemsInSentence, titleInOrder } from '#shared/orders/item-lists.ts'
import { taxOfRefund } from '#shared/orders/refund-parts.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark, type Tone } from '#studio/kit/state-mark.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { RefundFailure } from './refund-failure.tsx'
import { pendingWords, splitWords } from './refund-words.ts'
import classes from './refunds.module.css'

const marks: Readonly<Record<OrderRefund['state'], { readonly tone: Tone; readonly label: string }>> = {
  pending: { tone: 'wait', label: 'Pending' },
  done: { tone: 'done', label: 'Refunded' },
  failed: { tone: 'wrong', label: 'Failed' },
  dismissed: { tone: 'off', label: 'Not refunded' },
}

/** The refunds of an order, oldest first: what, how much, by whom, and what became of them. */
export function OrderRefunds({ order }: { readonly order: Order }) {
  if (order.refunds.length === 0) return null
  return (
    <Panel title="Refunds" isFlush>
      <ul className={classes.refunds}>
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} order={order} />
        ))}
      </ul>
    </Panel>
  )
}

function Refund({ refund, order }: { readonly refund: OrderRefund; readonly order: Order }) {
  const { money, moment } = useFormats()
  const { state, by, at, reason } = refund
  const taxCents = taxOfRefund(refund)
  const title = (lineId: string) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? titleInOrder(line) : 'Item'
  }
  const items = itemsInSentence(
    refund.lines.map(({ lineId, quantity, isRestocked }) => ({
      ...{ title: `${title(lineId)}${isRestocked ? ' (restocked)' : ''}`, quantity },
    })),
  )
  const what = [items, refund.shippingCents > 0 ? 'Shipping' : ''].filter(Boolean).join(', ')
  return (
    <li className={classes.refund}>
      <div className={classes.head}>
        <span className={classes.amount}>{money(refund.cents, order.currency)}</span>
        <StateMark tone={marks[state].tone}>{marks[state].label}</StateMark>
      </div>
      {what && <div>{what}</div>}
      {refund.feeCents && <div>Less a restocking fee of {money(refund.feeCents, order.currency)}</div>}
      {reason && <div>{reason}</div>}
      <div className={classes.facts}>
        {[
          moment(at),
          by,
          taxCents > 0 ? `Includes ${money(taxCents, order.currency)} tax` : '',
          splitWords(order, refund, money),
          refund.exchangedCents > 0 ? `${money(refund.exchangedCents, order.currency)} used for new items` : '',
          refund.isByHand && refund.cents > refund.exchangedCents ? 'Returned manually' : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
      {state === 'pending' && <div className={classes.facts}>{pendingWords(order)}</div>}
      {state === 'failed' && <RefundFailure refund={refund} order={order} />}
    </li>
  )
}
