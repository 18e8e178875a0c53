import { formatDate } from '#shared/dates/format.ts'
import type { OrderModel } from './model.ts'

/** Parcels that are on their way, each with its tracking. */
export function Fulfilments({ model }: { model: OrderModel }) {
  const { order, moneyFormat, timeZone } = model
  if (order.fulfilments.length === 0) return null
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">On its way</h2>
      <ul className="order-parcels">
        {order.fulfilments.map((parcel) => (
          <li key={parcel.id}>
            Sent on {formatDate(parcel.at, { locale: moneyFormat.locale ?? 'en-US', timeZone })}
            {parcel.carrier && ` with ${parcel.carrier}`}
            {parcel.trackingUrl ? (
              <>
                {' · '}
                <a href={parcel.trackingUrl} rel="noreferrer noopener">
                  Track {parcel.trackingNumber || 'the parcel'}
                </a>
              </>
            ) : (
              parcel.trackingNumber && ` · ${parcel.trackingNumber}`
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
