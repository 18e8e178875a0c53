import { formatDate } from '#shared/dates/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { paymentMethodNames } from '#shared/payments/methods.ts'
import type { OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Part, Subtitle, Title, Words } from './email-parts.tsx'
import { Lines } from './order-lines.tsx'
import { Addresses, BusinessPart, ExemptionPart, moneyOf, TimePart, Totals } from './order-parts.tsx'
import { newOrderTexts as texts } from './order-texts.ts'

/** The buyer's name, or their email address. */
const nameOf = (order: Order): string => buyerName(order) || order.email

/** To the owner, when a new order arrives: the buyer, the items, the payment, and the destination. */
export function NewOrder(props: OrderEmailProps) {
  const { order, website, links } = props
  const total = moneyOf(props)(order.grandTotalCents)
  const isPaid = order.paymentState === 'paid'
  const placedAt = formatDate(order.placedAt, website.settings, 'moment')
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={texts.preview(nameOf(order), total, isPaid)}
      closing={texts.reply(order.email)}
    >
      {(style) => (
        <>
          <Title style={style}>{texts.title(total, nameOf(order))}</Title>
          <Words style={style}>
            {`${texts.placed(formatOrderNumber(order.number), placedAt)} ${texts.payment(paymentMethodNames[order.paymentMethod], isPaid)}`}
          </Words>
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>{order.shippingMethod ? texts.testOrderNotShipped : texts.testOrder}</Words>
            </Notice>
          )}
          <Action style={style} href={links.studio}>
            {texts.viewOrder}
          </Action>
          <TimePart {...props} style={style} />
          <Part style={style}>
            <Lines {...props} style={style} lines={order.lines} isForOwner />
          </Part>
          {order.note && (
            <Part style={style}>
              <Subtitle style={style}>{texts.noteFromCustomer}</Subtitle>
              <Words style={style} isQuiet>
                {order.note}
              </Words>
            </Part>
          )}
          <Part style={style}>
            <Totals {...props} style={style} />
          </Part>
          <BusinessPart {...props} style={style} />
          <ExemptionPart {...props} style={style} />
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
