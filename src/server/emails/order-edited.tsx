import type { TotalRow } from '#shared/cart/total-rows.ts'
import { dueNowOf, paidOfOrder } from '#shared/orders/edits/rules.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { exchangedOf } from '#shared/orders/refunds.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { CustomerEmailProps, OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, Part, Words } from './email-parts.tsx'
import { InvoicesPart } from './invoice.tsx'
import { orderEditedTexts as texts } from './order-edited-texts.ts'
import { Lines } from './order-lines.tsx'
import { Addresses, moneyOf, Totals } from './order-parts.tsx'
import { emailTexts } from './texts.ts'
import { TransferNotice } from './transfer-notice.tsx'

/** To the customer: the order as it is after an edit, and what they owe or get back. */
export function OrderEdited(props: CustomerEmailProps & { readonly refund: OrderRefund | null }) {
  const { order, website, links, words } = props
  const due = dueNowOf(order)
  const isOwing = due > 0
  const money = aboutMoney(props)
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={money || texts.preview}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={money} />
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>{testOrderWords(order)}</Words>
            </Notice>
          )}
          {isOwing && links.pay === null && <TransferNotice style={style} website={website} number={order.number} />}
          <Action style={style} href={isOwing && links.pay ? links.pay : links.order}>
            {isOwing && links.pay ? texts.pay(moneyOf(props)(due)) : emailTexts.viewYourOrder}
          </Action>
          <Part style={style}>
            <Lines {...props} style={style} lines={order.lines} />
          </Part>
          <Part style={style}>
            <Totals {...props} style={style} more={isOwing ? owingRows(props) : []} />
          </Part>
          <InvoicesPart links={links} style={style} />
          {(order.shippingAddress || order.billingAddress) && (
            <Part style={style}>
              <Addresses {...props} style={style} />
            </Part>
          )}
        </>
      )}
    </EmailFrame>
  )
}

/** How what is owed follows from the total: returned items pay for a part of it. */
function owingRows(props: OrderEmailProps): TotalRow[] {
  const { order } = props
  const money = moneyOf(props)
  const exchangedCents = exchangedOf(order) + order.expectedCents
  const paidCents = paidOfOrder(order) - exchangedOf(order)
  return [
    ...(exchangedCents > 0
      ? [{ kind: 'part' as const, label: texts.exchangedRow, value: `−${money(exchangedCents)}` }]
      : []),
    { kind: 'part', label: texts.paidRow, value: money(paidCents) },
    { kind: 'total', label: texts.dueRow, value: money(dueNowOf(order)) },
  ]
}

/** What is owed or refunded, in a sentence; empty where the amount is the same. */
function aboutMoney(props: OrderEmailProps & { readonly refund: OrderRefund | null }): string {
  const money = moneyOf(props)
  const { order, refund } = props
  const due = dueNowOf(order)
  if (due > 0) return texts.owed(money(due))
  if (refund) return (refund.isByHand ? texts.refundedByHand : texts.refunded)(money(refund.cents))
  return order.paymentState === 'awaiting' ? texts.newTotal(money(order.grandTotalCents)) : ''
}
