import { Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { addressLines } from '#shared/addresses/rules.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { hasPacking } from '#shared/orders/rules.ts'
import { getOrder, type Order } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMember } from '#studio/session/member-context.ts'
import { LineAnswers } from './line-answers.tsx'
import { orderName } from './order-words.ts'
import classes from './packing-slip.module.css'

/**
 * What goes into the parcel, without files and services: no prices, large quantities, boxes to tick. The sheet on screen
 * is the sheet on paper.
 */
export function PackingSlip() {
  const { orderId = '' } = useParams()
  const query = useContractQuery(getOrder, { parameters: { orderId } })
  const back = { to: `/orders/${orderId}`, label: 'Back to the order' }
  return (
    <DetailPage query={query} back={back} waitingTitle="Packing slip">
      {({ order }) => (
        <div className={classes.screen}>
          <Page
            title={`Packing slip · ${orderName(order)}`}
            back={back}
            actions={
              hasPacking(order) && (
                <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
                  Print
                </Button>
              )
            }
          >
            {hasPacking(order) ? (
              <Sheet order={order} />
            ) : (
              <EmptyState title="Nothing to pack">Nothing in this order is sent or handed over.</EmptyState>
            )}
          </Page>
        </div>
      )}
    </DetailPage>
  )
}

function Sheet({ order }: { readonly order: Order }) {
  const { website } = useMember()
  const { day } = useFormats()
  const { shippingAddress, shippingMethod } = order
  const packed = order.lines.filter((line) => line.productType === productTypes.physical)
  return (
    <article className={classes.sheet} aria-label="Packing slip">
      <header className={classes.head}>
        <div>
          <div className={classes.shop}>{website.title}</div>
          <address className={classes.sender}>
            {[...website.business.address.split('\n'), website.business.contactEmail, website.business.taxNumber]
              .filter((line) => line.trim())
              .map((line) => (
                <div key={line}>{line}</div>
              ))}
          </address>
        </div>
        <dl className={classes.facts}>
          <dt>Order</dt>
          <dd>{formatOrderNumber(order.number)}</dd>
          <dt>Date</dt>
          <dd>{day(order.placedAt)}</dd>
          {shippingMethod && (
            <>
              <dt>{shippingMethod.isPickup ? 'Pickup' : 'Shipping'}</dt>
              <dd>{shippingMethod.name}</dd>
            </>
          )}
        </dl>
      </header>
      {shippingAddress && (
        <address className={classes.address}>
          {addressLines(shippingAddress, { locale: website.locale, from: website.country }).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">
              <span className={classes.tickTitle}>Packed</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {packed.map((line) => (
            <tr key={line.id}>
              <td className={classes.quantity}>{line.quantity}</td>
              <td>
                <div className={classes.title}>{line.title}</div>
                <div>{variantTitle(line.attributes)}</div>
                <LineAnswers line={line} />
              </td>
              <td>{line.sku}</td>
              <td className={classes.tick}>
                <span className={classes.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.note && (
        <section className={classes.note}>
          <h2>From the buyer</h2>
          <p>{order.note}</p>
        </section>
      )}
      <footer className={classes.foot}>Thank you for your order.</footer>
    </article>
  )
}
