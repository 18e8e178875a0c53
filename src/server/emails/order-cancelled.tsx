import { testOrderWords } from '#shared/orders/test-words.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { CustomerEmailProps, OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Part } from './email-parts.tsx'
import { Lines } from './order-lines.tsx'
import { moneyOf, Totals } from './order-parts.tsx'
import { orderCanceledTexts as texts } from './order-texts.ts'
import { emailTexts } from './texts.ts'

/** To the customer, when an order was canceled: that nothing will arrive, and whether money is refunded. */
export function OrderCancelled(props: CustomerEmailProps) {
  const { order, website, links, words } = props
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={aboutMoney(props)}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={[...whatEnds(order), aboutMoney(props)].join(' ')} />
          <Action style={style} href={links.order}>
            {emailTexts.viewYourOrder}
          </Action>
          <Part style={style}>
            <Lines {...props} style={style} lines={order.lines} />
          </Part>
          <Part style={style}>
            <Totals {...props} style={style} />
          </Part>
        </>
      )}
    </EmailFrame>
  )
}

function whatEnds(order: OrderEmailProps['order']): string[] {
  return [
    ...(order.shippingMethod && !order.testMode ? [texts.nothingShipped] : []),
    ...(order.downloads.length > 0 ? [texts.downloadsClosed] : []),
  ]
}

function aboutMoney(props: OrderEmailProps): string {
  if (props.order.testMode) return testOrderWords(props.order)
  const total = moneyOf(props)(props.order.grandTotalCents)
  switch (props.order.paymentState) {
    case 'awaiting':
      return props.order.giftCards?.length ? texts.giftCardsReturned : texts.notCharged
    case 'refunded':
      return texts.refunded(total)
    case 'partly-paid':
    case 'partly-refunded':
      return texts.restWillBeRefunded(
        moneyOf(props)(props.order.grandTotalCents - props.order.owedCents - props.order.refundedCents),
      )
    case 'paid':
      return texts.willBeRefunded(total)
  }
}
