import { formatDate } from '#shared/dates/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import type { OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Part, Subtitle, Title, Words } from './email-parts.tsx'
import { Addresses, Lines, moneyOf, Totals } from './order-parts.tsx'

/** The buyer's name, or their email address. */
const nameOf = (order: Order): string => buyerName(order) || order.email

/** To the owner, when a new order arrives: the buyer, the items, the payment, and the destination. */
export function NewOrder(props: OrderEmailProps) {
  const { order, website, links } = props
  const total = moneyOf(props)(order.grandTotalCents)
  const state = order.paymentState === 'paid' ? 'paid' : 'not paid yet'
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={`${nameOf(order)}: ${total}, ${state}.`}
      closing={`Reply to this email to write to ${order.email}.`}
    >
      {(style) => (
        <>
          <Title style={style}>{`${total} from ${nameOf(order)}`}</Title>
          <Words style={style}>
            {`Order ${formatOrderNumber(order.number)}, placed on ${formatDate(order.placedAt, website.settings, 'moment')}. ${paymentMethodNames[order.paymentMethod]}, ${state}.`}
          </Words>
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>
                {order.shippingMethod
                  ? 'This is a test order. No money was charged, and nothing has to be shipped.'
                  : 'This is a test order. No money was charged.'}
              </Words>
            </Notice>
          )}
          <Action style={style} href={links.studio}>
            View order
          </Action>
          <Part style={style}>
            <Lines {...props} style={style} lines={order.lines} isForOwner />
          </Part>
          {order.note && (
            <Part style={style}>
              <Subtitle style={style}>Note from the customer</Subtitle>
              <Words style={style} isQuiet>
                {order.note}
              </Words>
            </Part>
          )}
          <Part style={style}>
            <Totals {...props} style={style} />
          </Part>
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
