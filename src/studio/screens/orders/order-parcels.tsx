import { Anchor } from '@mantine/core'
import { type Delivery, deliveryOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './order.module.css'

const titles: Readonly<Record<Delivery, string>> = {
  parcel: 'Sent',
  pickup: 'Handed over',
  download: 'Done',
  service: 'Done',
}

/** What has been sent, parcel by parcel, or done. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const { moment } = useFormats()
  if (order.fulfilments.length === 0) return null
  const goods = new Map(order.lines.map((line) => [line.id, line.title]))
  return (
    <Panel title={titles[deliveryOf(order)]}>
      {order.fulfilments.map(({ id, at, carrier, trackingNumber, trackingUrl, lines }) => (
        <div key={id} className={classes.block}>
          <h3>{moment(at)}</h3>
          <p>{lines.map(({ lineId, quantity }) => `${quantity} × ${goods.get(lineId) ?? 'Item'}`).join(', ')}</p>
          {(carrier || trackingNumber) && (
            <p className={classes.facts}>
              {carrier}{' '}
              {trackingUrl ? (
                <Anchor href={trackingUrl} target="_blank" rel="noreferrer" size="sm">
                  {trackingNumber || 'Follow the parcel'}
                </Anchor>
              ) : (
                trackingNumber
              )}
            </p>
          )}
        </div>
      ))}
    </Panel>
  )
}
