import { formatOrderNumber } from '#shared/orders/number.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import type { OrderLetterProps } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Part, Title, Words } from './letter-parts.tsx'
import { Lines, moneyOf, Totals } from './order-parts.tsx'

/** To the buyer, when an order has been cancelled: that nothing comes, and what becomes of the money. */
export function OrderCancelled(props: OrderLetterProps) {
  const { order, website, links } = props
  return (
    <LetterFrame
      website={website}
      origin={links.origin}
      preview={order.shippingMethod ? 'Nothing will be sent.' : 'What becomes of your money stands inside.'}
      closing="You did not expect this? Reply to this letter and it reaches us."
    >
      {(style) => (
        <>
          <Title style={style}>Your order is cancelled.</Title>
          <Words style={style}>
            {`We have cancelled your order ${formatOrderNumber(order.number)}. ${whatEnds(order)}${aboutMoney(props)}`}
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
    </LetterFrame>
  )
}

function whatEnds(order: OrderLetterProps['order']): string {
  const closed = order.downloads.length > 0 ? 'Its downloads are closed. ' : ''
  return `${order.shippingMethod && !order.testMode ? 'Nothing more will be sent. ' : ''}${closed}`
}

function aboutMoney(props: OrderLetterProps): string {
  if (props.order.testMode) return testOrderWords(props.order)
  const total = moneyOf(props)(props.order.grandTotalCents)
  switch (props.order.paymentState) {
    case 'awaiting':
      return 'You have not paid for it, so nothing needs to be returned.'
    case 'refunded':
      return `We have returned ${total}.`
    case 'paid':
      return `We return the ${total} that you have paid.`
  }
}
