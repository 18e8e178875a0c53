import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { deliveryOf, pickupWords } from '#shared/orders/rules.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import { DownloadsPart } from './downloads.tsx'
import type { CustomerEmailProps, OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, Part, Subtitle, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { InvoicesPart } from './invoice.tsx'
import { Lines } from './order-lines.tsx'
import { Addresses, BusinessPart, ConsentPart, ExemptionPart, moneyOf, TimePart, Totals } from './order-parts.tsx'
import { orderConfirmationTexts as texts } from './order-texts.ts'
import { SubscriptionsPart } from './subscriptions-part.tsx'
import { emailTexts } from './texts.ts'

/** To the customer, when an order has been placed: the items, the total, and the next steps. */
export function OrderConfirmation(props: CustomerEmailProps) {
  const { order, website, links, words } = props
  const money = moneyOf(props)
  const count = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={texts.preview(count, money(order.grandTotalCents))}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={order.testMode ? '' : nextStep(props)} />
          {hasGiftCards(order) && (
            <Words style={style}>
              {order.paymentState === 'awaiting' ? texts.giftCardsLater : texts.giftCardsEmailed}
            </Words>
          )}
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>{testOrderWords(order)}</Words>
            </Notice>
          )}
          {!order.testMode && <HowToPay {...props} style={style} />}
          <Action style={style} href={links.order}>
            {emailTexts.viewYourOrder}
          </Action>
          <SubscriptionsPart lines={order.lines} links={links} style={style} />
          <TimePart {...props} style={style} />
          <DownloadsPart {...props} style={style} />
          <Part style={style}>
            <Lines {...props} style={style} lines={order.lines} />
          </Part>
          <Part style={style}>
            <Totals {...props} style={style} />
          </Part>
          <InvoicesPart links={links} style={style} />
          <BusinessPart {...props} style={style} />
          <ExemptionPart {...props} style={style} />
          <ConsentPart {...props} style={style} />
          {(order.shippingAddress || order.billingAddress) && (
            <Part style={style}>
              <Addresses {...props} style={style} />
            </Part>
          )}
          {order.note && (
            <Part style={style}>
              <Subtitle style={style}>{texts.yourNote}</Subtitle>
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
    return [texts.afterTransfer[delivery], hasFiles && delivery !== 'download' && texts.downloadsAfterTransfer]
      .filter(Boolean)
      .join(' ')
  }
  switch (delivery) {
    case 'pickup':
      return texts.emailWhenReady
    case 'parcel':
      return texts.emailWhenShipped
    case 'download':
      return order.downloads.length > 0 ? texts.filesReady : texts.emailWhenFilesReady
    case 'service':
      return texts.keepEmail
  }
}

/** Instructions for a customer who has not paid yet, or who picks up. */
function HowToPay(props: OrderEmailProps & { readonly style: EmailStyle }) {
  const { order, website, style } = props
  const { bankTransferInstructions } = website.settings
  const pickupInstructions = pickupWords(order, website.settings)
  const total = moneyOf(props)(dueOfOrder(order))
  const isAwaiting = order.paymentState === 'awaiting'
  const isPickup = order.shippingMethod?.isPickup === true
  if (isAwaiting && order.paymentMethod === 'bank-transfer') {
    return (
      <Notice style={style}>
        <Subtitle style={style}>{texts.howToPay}</Subtitle>
        <Words style={style}>{texts.sendByTransfer(total, formatOrderNumber(order.number))}</Words>
        {bankTransferInstructions && <Words style={style}>{bankTransferInstructions}</Words>}
        {isPickup && <PickupPlace style={style} instructions={pickupInstructions} />}
      </Notice>
    )
  }
  if (!isPickup && order.paymentMethod !== 'pay-on-pickup') return null
  if (!isAwaiting && !pickupInstructions) return null
  return (
    <Notice style={style}>
      {isAwaiting && <Words style={style}>{isPickup ? texts.payOnPickup(total) : texts.payOnArrival(total)}</Words>}
      <PickupPlace style={style} instructions={pickupInstructions} />
    </Notice>
  )
}

function PickupPlace({ style, instructions }: { readonly style: EmailStyle; readonly instructions: string }) {
  if (!instructions) return null
  return (
    <>
      <Subtitle style={style}>{texts.whereToGo}</Subtitle>
      <Words style={style}>{instructions}</Words>
    </>
  )
}
