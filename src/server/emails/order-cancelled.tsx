import { formatOrderNumber } from '#shared/orders/number.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import type { OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, replyLine, Title, Words } from './email-parts.tsx'
import { Lines, moneyOf, Totals } from './order-parts.tsx'

/** To the customer, when an order was canceled: that nothing will arrive, and whether money is refunded. */
export function OrderCancelled(props: OrderEmailProps) {
  const { order, website, links } = props
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={aboutMoney(props)}
      closing={replyLine(website, 'Questions about this?')}
      hasPolicies
    >
      {(style) => (
        <>
          <Title style={style}>Your order was canceled</Title>
          <Words style={style}>
            {`We canceled your order ${formatOrderNumber(order.number)}. ${whatEnds(order)}${aboutMoney(props)}`}
          </Words>
          <Action style={style} href={links.order}>
            View your order
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

function whatEnds(order: OrderEmailProps['order']): string {
  const closed = order.downloads.length > 0 ? 'Its download links no longer work. ' : ''
  return `${order.shippingMethod && !order.testMode ? 'Nothing more will be shipped. ' : ''}${closed}`
}

function aboutMoney(props: OrderEmailProps): string {
  if (props.order.testMode) return testOrderWords(props.order)
  const total = moneyOf(props)(props.order.grandTotalCents)
  switch (props.order.paymentState) {
    case 'awaiting':
      return 'You were not charged.'
    case 'refunded':
      return `We refunded ${total}.`
    case 'paid':
      return `We’ll refund the ${total} you paid.`
  }
}
