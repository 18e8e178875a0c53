import { formatDate } from '#shared/dates/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerOf, type Delivery, deliveryOf } from '#shared/orders/rules.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { productTypes } from '#shared/products/codes.ts'
import { DownloadsPart } from './downloads.tsx'
import type { OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Part, replyLine, Subtitle, Title, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { Addresses, Lines, moneyOf, Totals } from './order-parts.tsx'

/** To the customer, when an order has been placed: the items, the total, and the next steps. */
export function OrderConfirmation(props: OrderEmailProps) {
  const { order, website, links } = props
  const money = moneyOf(props)
  const firstName = buyerOf(order)?.firstName
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={`${count} ${count === 1 ? 'item' : 'items'}, total ${money(order.grandTotalCents)}.`}
      closing={replyLine(website, 'Questions about your order?')}
      hasPolicies
    >
      {(style) => (
        <>
          <Title style={style}>{firstName ? `Thank you, ${firstName}.` : 'Thank you.'}</Title>
          <Words style={style}>
            {`We received your order ${formatOrderNumber(order.number)} on ${formatDate(order.placedAt, website.settings)}. ${order.testMode ? '' : nextStep(props)}`.trim()}
          </Words>
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>{testOrderWords(order)}</Words>
            </Notice>
          )}
          {!order.testMode && <HowToPay {...props} style={style} />}
          <Action style={style} href={links.order}>
            View your order
          </Action>
          <DownloadsPart {...props} style={style} />
          <Part style={style}>
            <Lines {...props} style={style} lines={order.lines} />
          </Part>
          <Part style={style}>
            <Totals {...props} style={style} />
          </Part>
          {(order.shippingAddress || order.billingAddress) && (
            <Part style={style}>
              <Addresses {...props} style={style} />
            </Part>
          )}
          {order.note && (
            <Part style={style}>
              <Subtitle style={style}>Your note</Subtitle>
              <Words style={style} isQuiet>
                {order.note}
              </Words>
            </Part>
          )}
        </>
      )}
    </EmailFrame>
  )
}

function nextStep({ order }: OrderEmailProps): string {
  const delivery = deliveryOf(order)
  if (order.paymentState === 'awaiting' && order.paymentMethod === 'bank-transfer') {
    const hasFiles = order.lines.some((line) => line.productType === productTypes.digital)
    return [afterTransfer[delivery], hasFiles && delivery !== 'download' && 'We’ll email you your downloads then.']
      .filter(Boolean)
      .join(' ')
  }
  switch (delivery) {
    case 'pickup':
      return 'We’ll email you when it’s ready for pickup.'
    case 'parcel':
      return 'We’ll email you when it ships.'
    case 'download':
      return order.downloads.length > 0
        ? 'Your files are ready to download.'
        : 'We’ll email you when your files are ready to download.'
    case 'service':
      return 'Keep this email as your confirmation.'
  }
}

const afterTransfer: Readonly<Record<Delivery, string>> = {
  pickup: 'We’ll get it ready for pickup when we receive your payment.',
  parcel: 'We’ll ship it when we receive your payment.',
  download: 'We’ll email you your downloads when we receive your payment.',
  service: 'We’ll hold it for you until we receive your payment.',
}

/** Instructions for a customer who has not paid yet, or who picks up. */
function HowToPay(props: OrderEmailProps & { readonly style: EmailStyle }) {
  const { order, website, style } = props
  const { bankTransferInstructions, pickupInstructions } = website.settings
  const total = moneyOf(props)(order.grandTotalCents)
  const isAwaiting = order.paymentState === 'awaiting'
  const isPickup = order.shippingMethod?.isPickup === true
  if (isAwaiting && order.paymentMethod === 'bank-transfer') {
    return (
      <Notice style={style}>
        <Subtitle style={style}>How to pay</Subtitle>
        <Words style={style}>
          {`Send ${total} by bank transfer, with ${formatOrderNumber(order.number)} as the reference.`}
        </Words>
        {bankTransferInstructions && <Words style={style}>{bankTransferInstructions}</Words>}
        {isPickup && <PickupPlace style={style} instructions={pickupInstructions} />}
      </Notice>
    )
  }
  if (!isPickup && order.paymentMethod !== 'pay-on-pickup') return null
  if (!isAwaiting && !pickupInstructions) return null
  return (
    <Notice style={style}>
      {isAwaiting && (
        <Words style={style}>{`Pay ${total} ${isPickup ? 'when you pick it up' : 'when you come in'}.`}</Words>
      )}
      <PickupPlace style={style} instructions={pickupInstructions} />
    </Notice>
  )
}

function PickupPlace({ style, instructions }: { readonly style: EmailStyle; readonly instructions: string }) {
  if (!instructions) return null
  return (
    <>
      <Subtitle style={style}>Where to go</Subtitle>
      <Words style={style}>{instructions}</Words>
    </>
  )
}
