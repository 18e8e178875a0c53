import { linesInParcel, pickupWords } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { CustomerEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, OtherAction, Part, Subtitle, Words } from './email-parts.tsx'
import { handoverTexts } from './handover-texts.ts'
import { Lines } from './order-lines.tsx'
import { Addresses, TimePart } from './order-parts.tsx'
import { parcelTexts } from './order-texts.ts'
import { emailTexts } from './texts.ts'

export type Parcel = Order['fulfilments'][number]

/** To the customer, when a parcel was sent or is ready for pickup: its content, and how to get it. */
export function OrderShipped(props: CustomerEmailProps & { readonly parcel: Parcel; readonly sentOn: string }) {
  const { order, website, links, parcel, words, sentOn } = props
  const inParcel = linesInParcel(order, parcel)
  const texts = handoverTexts(order)
  const pickupInstructions = pickupWords(order, website.settings)
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={texts.preview(sentOn, parcel.carrier)}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
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
