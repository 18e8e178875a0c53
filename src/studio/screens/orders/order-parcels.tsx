import { ActionIcon, Anchor, Menu } from '@mantine/core'
import { Ellipsis, Pencil, Printer, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { undoFulfilmentCall } from '#shared/orders/change-api.ts'
import { itemsInSentence, titleInOrder } from '#shared/orders/item-lists.ts'
import { type Delivery, deliveryOf, linesInParcel } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './order.module.css'
import { packingOf } from './packing.ts'
import { TrackingDialog } from './tracking-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

const titles: Readonly<Record<Delivery, string>> = {
  parcel: 'Shipped',
  pickup: 'Picked up',
  download: 'Done',
  service: 'Done',
}

/** The fulfillments, one by one. Each has a packing slip; its tracking can be corrected, and it can be undone. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const { moment } = useFormats()
  const mayChange = useMay()('orders.manage') && order.state !== 'cancelled'
  const [corrected, setCorrected] = useState<string | null>(null)
  const undo = useOrderChange(undoFulfilmentCall, order.id, { onDone: () => showDone('Fulfillment undone.') })
  if (order.fulfilments.length === 0) return null
  const delivery = deliveryOf(order)
  const shown = order.fulfilments.find(({ id }) => id === corrected)
  return (
    <Panel title={titles[delivery]}>
      {order.fulfilments.map(({ id, at, carrier, trackingNumber, trackingUrl, lines }) => (
        <div key={id} className={`${classes.block} ${classes.parcel}`}>
          <div>
            <h3>{moment(at)}</h3>
            <p>{itemsInParcel(order, lines)}</p>
            {(carrier || trackingNumber) && (
              <p className={classes.facts}>
                {carrier}{' '}
                {trackingUrl ? (
                  <Anchor href={trackingUrl} target="_blank" rel="noreferrer" size="sm">
                    {trackingNumber || 'Track parcel'}
                  </Anchor>
                ) : (
                  trackingNumber
                )}
              </p>
            )}
          </div>
          {(mayChange || packingOf(order, id)) && (
            <Menu>
              <Menu.Target>
                <ActionIcon aria-label={`More actions for ${moment(at)}`}>
                  <Ellipsis size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {packingOf(order, id) && (
                  <Menu.Item
                    component={Link}
                    to={`/orders/packing-slips?ids=${order.id}&parcel=${id}`}
                    leftSection={<Printer size={16} aria-hidden />}
                  >
                    Packing slip
                  </Menu.Item>
                )}
                {mayChange && delivery === 'parcel' && (
                  <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={() => setCorrected(id)}>
                    Edit tracking…
                  </Menu.Item>
                )}
                {mayChange && (
                  <Menu.Item
                    leftSection={<Undo2 size={16} aria-hidden />}
                    onClick={() => undo.mutate({ parameters: { orderId: order.id, fulfilmentId: id } })}
                  >
                    Undo fulfillment
                  </Menu.Item>
                )}
              </Menu.Dropdown>
            </Menu>
          )}
        </div>
      ))}
      {shown && <TrackingDialog order={order} parcel={shown} close={() => setCorrected(null)} />}
    </Panel>
  )
}

const itemsInParcel = (order: Order, lines: Order['fulfilments'][number]['lines']): string =>
  itemsInSentence(
    linesInParcel(order, { lines }).map((line) => ({ title: titleInOrder(line), quantity: line.quantity })),
  )
