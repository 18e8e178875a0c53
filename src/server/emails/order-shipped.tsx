import { formatDate } from '#shared/dates/format.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { linesInParcel, placeToGo } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import type { OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, OtherAction, Part, replyLine, Subtitle, Title, Words } from './email-parts.tsx'
import { handoverTexts } from './handover-texts.ts'
import { Addresses, Lines, TimePart } from './order-parts.tsx'
import { parcelTexts } from './order-texts.ts'
import { emailTexts } from './texts.ts'

export type Parcel = Order['fulfilments'][number]

/** To the customer, when a parcel was sent or is ready for pickup: its content, and how to get it. */
export function OrderShipped(props: OrderEmailProps & { readonly parcel: Parcel }) {
  const { order, website, links, parcel } = props
  const inParcel = linesInParcel(order, parcel)
  const isWhole = order.state === 'fulfilled' && order.fulfilments.length === 1
  const sentOn = formatDate(parcel.at, website.settings)
  const texts = handoverTexts(order)
  const number = formatOrderNumber(order.number)
  const pickupInstructions = placeToGo(order, website.settings)
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={texts.preview(sentOn, parcel.carrier)}
      closing={replyLine(website, emailTexts.replyAboutOrder)}
      hasPolicies
    >
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{isWhole ? texts.whole(number, sentOn) : texts.part(number, sentOn)}</Words>
          {order.testMode && (
            <Notice style={style}>
              <Words style={style}>{testOrderWords(order)}</Words>
            </Notice>
          )}
          {order.shippingMethod?.isPickup && pickupInstructions && (
            <Notice style={style}>
              <Words style={style}>{pickupInstructions}</Words>
            </Notice>
          )}
          {order.shippingMethod?.isPickup && <TimePart {...props} style={style} />}
          {(parcel.carrier || parcel.trackingNumber) && (
            <Notice style={style}>
              <Words style={style}>
                {[parcel.carrier, parcel.trackingNumber && parcelTexts.trackingNumber(parcel.trackingNumber)]
                  .filter(Boolean)
                  .join('\n')}
              </Words>
            </Notice>
          )}
          <Action style={style} href={parcel.trackingUrl || links.order}>
            {parcel.trackingUrl ? parcelTexts.track : emailTexts.viewYourOrder}
          </Action>
          {parcel.trackingUrl && (
            <OtherAction style={style} href={links.order}>
              {emailTexts.viewYourOrder}
            </OtherAction>
          )}
          <Part style={style}>
            <Subtitle style={style}>{texts.items}</Subtitle>
            <Lines {...props} style={style} lines={inParcel} hasPrices={false} />
          </Part>
          {order.shippingAddress && order.shippingMethod && !order.shippingMethod.isPickup && (
            <Part style={style}>
              <Addresses {...props} style={style} isForParcel />
            </Part>
          )}
        </>
      )}
    </EmailFrame>
  )
}
