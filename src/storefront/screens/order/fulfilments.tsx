import { formatDate } from '#shared/dates/format.ts'
import { groupByBundle, partsOfGroup } from '#shared/orders/bundled-lines.ts'
import { linesInParcel } from '#shared/orders/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { ContentText } from '../../content-text.tsx'
import type { OrderModel } from './model.ts'
import { orderPageTexts } from './texts.ts'

/** Shipments, each with its tracking and items, or the date from which the items can be picked up. */
export function Fulfilments({ model }: { model: OrderModel }) {
  const { order, moneyFormat, timeZone } = model
  // For an order without shipping or pickup the page has already said that it is complete.
  if (order.fulfilments.length === 0 || !order.shippingMethod) return null
  const { isPickup } = order.shippingMethod
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">{isPickup ? orderPageTexts.pickup : orderPageTexts.packages}</h2>
      <ul className="order-parcels">
        {order.fulfilments.map((parcel) => (
          <li key={parcel.id}>
            <p>
              {isPickup ? orderPageTexts.readySince : orderPageTexts.shippedOn}{' '}
              {formatDate(parcel.at, { locale: moneyFormat.locale ?? 'en-US', timeZone })}
              {parcel.carrier && orderPageTexts.withCarrier(parcel.carrier)}
              {parcel.trackingUrl ? (
                <>
                  {' · '}
                  <a href={parcel.trackingUrl} rel="noreferrer noopener">
                    {orderPageTexts.track(parcel.trackingNumber || orderPageTexts.yourPackage)}
                  </a>
                </>
              ) : (
                parcel.trackingNumber && ` · ${parcel.trackingNumber}`
              )}
            </p>
            <Items lines={linesInParcel(order, parcel)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is in a shipment: its items in one sentence, and each bundle with its parts in another. */
function Items({ lines }: { readonly lines: OrderModel['order']['lines'] }) {
  const words = (some: typeof lines) =>
    some
      .map(({ quantity, title, attributes }) => orderPageTexts.parcelItem(quantity, title, variantTitle(attributes)))
      .join(', ')
  const alone = lines.filter(({ bundle }) => !bundle)
  const bundles = groupByBundle(lines).flatMap(({ bundle, lines: some }) =>
    bundle ? [{ id: bundle.id, text: orderPageTexts.partsOf(bundle.title, words(partsOfGroup(some))) }] : [],
  )
  return [...(alone.length > 0 ? [{ id: '', text: words(alone) }] : []), ...bundles].map(({ id, text }) => (
    <p key={id} className="order-parcel-items">
      <ContentText>{text}</ContentText>
    </p>
  ))
}
