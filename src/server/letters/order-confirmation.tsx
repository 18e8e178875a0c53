import { formatDate } from '#shared/dates/format.ts'
import { pickUpWhenPaid } from '#shared/orders/messages.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerOf, deliveryOf } from '#shared/orders/rules.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { productTypes } from '#shared/products/codes.ts'
import { DownloadsPart } from './downloads.tsx'
import type { OrderLetterProps } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Notice, Part, Subtitle, Title, Words } from './letter-parts.tsx'
import type { LetterStyle } from './letter-style.ts'
import { Addresses, Lines, moneyOf, Totals } from './order-parts.tsx'

/** To the buyer, when an order has been placed: what was bought, what it costs, what happens next. */
export function OrderConfirmation(props: OrderLetterProps) {
  const { order, website, links } = props
  const money = moneyOf(props)
  const firstName = buyerOf(order)?.firstName
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <LetterFrame
      website={website}
      origin={links.origin}
      preview={`${count} ${count === 1 ? 'item' : 'items'}, ${money(order.grandTotalCents)} in all.`}
      closing="Something is not right? Reply to this letter and it reaches us."
    >
      {(style) => (
        <>
          <Title style={style}>{firstName ? `Thank you, ${firstName}.` : 'Thank you.'}</Title>
          <Words style={style}>
            {`We have your order ${formatOrderNumber(order.number)} of ${formatDate(order.placedAt, website.settings)}. ${nextStep(props)}`}
          </Words>
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>{testOrderWords(order)}</Words>
            </Notice>
          )}
          <HowToPay {...props} style={style} />
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
    </LetterFrame>
  )
}

function nextStep({ order }: OrderLetterProps): string {
  const isAwaiting = order.paymentState === 'awaiting'
  const hasFiles = order.lines.some((line) => line.productType === productTypes.digital)
  const files = hasFiles && isAwaiting ? ' Your downloads come with another letter then.' : ''
  if (isAwaiting && order.paymentMethod === 'bank-transfer')
    return `It is kept for you until your money has arrived.${files}`
  switch (deliveryOf(order)) {
    case 'pickup':
      return 'You can pick it up at our place.'
    case 'parcel':
      return 'You will hear from us again as soon as it is on its way.'
    case 'download':
      return order.downloads.length > 0
        ? 'It is ready to download.'
        : 'You will get another letter as soon as it is ready to download.'
    case 'service':
      return 'It is confirmed; keep this letter.'
  }
}

/** What a buyer who has not paid yet, or who comes by, has to know. */
function HowToPay(props: OrderLetterProps & { readonly style: LetterStyle }) {
  const { order, website, style } = props
  const { bankTransferInstructions, pickupInstructions } = website.settings
  const total = moneyOf(props)(order.grandTotalCents)
  const isAwaiting = order.paymentState === 'awaiting'
  if (isAwaiting && order.paymentMethod === 'bank-transfer') {
    return (
      <Notice style={style}>
        <Words style={style}>
          {`Please send ${total} by bank transfer, with ${formatOrderNumber(order.number)} as the reference.`}
        </Words>
        {bankTransferInstructions && <Words style={style}>{bankTransferInstructions}</Words>}
        {order.shippingMethod?.isPickup && <Words style={style}>{pickUpWhenPaid}</Words>}
        {order.shippingMethod?.isPickup && pickupInstructions && <Words style={style}>{pickupInstructions}</Words>}
      </Notice>
    )
  }
  if (!order.shippingMethod?.isPickup && order.paymentMethod !== 'pay-on-pickup') return null
  return (
    <Notice style={style}>
      {isAwaiting && (
        <Words
          style={style}
        >{`You pay ${total} when you ${deliveryOf(order) === 'pickup' ? 'pick it up' : 'come by'}.`}</Words>
      )}
      {pickupInstructions && <Words style={style}>{pickupInstructions}</Words>}
      {!isAwaiting && !pickupInstructions && <Words style={style}>It is paid; just come by.</Words>}
    </Notice>
  )
}
