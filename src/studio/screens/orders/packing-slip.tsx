import { Alert, Anchor, Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { addressLines } from '#shared/addresses/address-lines.ts'
import { regions } from '#shared/addresses/regions.ts'
import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { packagesInWords } from '#shared/packages/pack-goods.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { describeSlot } from '#shared/slots/describe-slot.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Page } from '#studio/kit/page.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { LineAnswers } from './line-answers.tsx'
import { orderName } from './order-words.ts'
import { type Packing, packingOf } from './packing.ts'
import classes from './packing-slip.module.css'
import { PickList } from './pick-list.tsx'

/**
 * What is left to pack of orders, or one parcel (`parcel` in the URL), without files and services: no prices, large
 * quantities, boxes to tick. One sheet per order, and for several orders a pick list; print and screen are the same.
 */
export function PackingSlips() {
  const orderIds = useOrderIds()
  const parcelId = useSearchParams()[0].get('parcel')
  const queries = useQueries({
    queries: orderIds.map((orderId) => ({
      queryKey: keyOf(getOrderCall, { parameters: { orderId } }),
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(getOrderCall, { parameters: { orderId } }, signal),
    })),
  })
  const orders = queries.flatMap(({ data }) => (data ? [data.order] : []))
  const isWaiting = queries.some(({ isPending }) => isPending)
  const error = queries.find((query) => query.error)?.error
  const packed = orders.flatMap((order) => packingOf(order, parcelId) ?? [])
  const [first] = orders
  const isOne = orderIds.length === 1
  const [shown, setShown] = useState<'slips' | 'pick-list'>('slips')
  return (
    <div className={classes.screen}>
      <Page
        title={
          isOne && first ? `Packing slip · ${orderName(first)}` : shown === 'slips' ? 'Packing slips' : 'Pick list'
        }
        back={isOne ? { to: `/orders/${orderIds[0]}`, label: 'Back to the order' } : { to: '/orders', label: 'Orders' }}
        actions={
          packed.length > 0 &&
          !isWaiting && (
            <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      >
        {error ? (
          <ErrorState error={error} onRetry={() => queries.forEach((query) => void query.refetch())} />
        ) : isWaiting ? (
          <Skeleton height={420} radius="md" />
        ) : packed.length === 0 ? (
          <EmptyState title="Nothing to pack">
            {parcelId === null
              ? 'These orders have no items to ship or hand over.'
              : 'This fulfillment was undone, or has no items to pack.'}
          </EmptyState>
        ) : (
          <>
            {!isOne && (
              <SegmentedControl
                aria-label="What to print"
                className={classes.choice}
                data={[
                  { value: 'slips', label: 'Packing slips' },
                  { value: 'pick-list', label: 'Pick list' },
                ]}
                value={shown}
                onChange={(next) => setShown(next as typeof shown)}
              />
            )}
            {shown === 'pick-list' ? (
              <PickList orders={orders} />
            ) : (
              <>
                <MissingAddress />
                {packed.map((packing) => (
                  <Sheet key={packing.order.id} packing={packing} />
                ))}
              </>
            )}
          </>
        )}
      </Page>
    </div>
  )
}

/** The orders from a list, which may be many, or those in the URL. */
function useOrderIds(): readonly string[] {
  const [query] = useSearchParams()
  const { orderIds } = (useLocation().state ?? {}) as { readonly orderIds?: readonly string[] }
  return orderIds ?? (query.get('ids') ?? '').split(',').filter(Boolean)
}

/** A notice on screen, not in print, that the shop's address is missing. */
function MissingAddress() {
  const { website } = useStaff()
  const maySet = useMay()('settings.manage')
  if (website.business.address.trim() !== '') return null
  return (
    <Alert color="notice" className={classes.missing}>
      Your address isn’t on packing slips yet.{' '}
      {maySet && (
        <Anchor component={Link} to="/store-settings?tab=general" size="sm">
          Add your business address
        </Anchor>
      )}
    </Alert>
  )
}

function Sheet({ packing: { order, parcel, isRest, lines, bundles } }: { readonly packing: Packing }) {
  const { website } = useStaff()
  const { day } = useFormats()
  const { shippingAddress, shippingMethod } = order
  return (
    <article className={classes.sheet} aria-label={`Packing slip of ${orderName(order)}`}>
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
              {/* They are those of the whole order. */}
              {shippingMethod.packages && !parcel && !isRest && (
                <>
                  <dt>Packages</dt>
                  <dd>{packagesInWords(shippingMethod.packages)}</dd>
                </>
              )}
              {shippingMethod.slot && (
                <>
                  <dt>Time</dt>
                  <dd>{describeSlot(shippingMethod.slot, website.locale)}</dd>
                </>
              )}
            </>
          )}
          {parcel && (
            <>
              <dt>{shippingMethod?.isPickup ? 'Ready' : 'Shipped'}</dt>
              <dd>{day(parcel.at)}</dd>
              {(parcel.carrier || parcel.trackingNumber) && (
                <>
                  <dt>Tracking</dt>
                  <dd>{[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')}</dd>
                </>
              )}
            </>
          )}
        </dl>
      </header>
      {shippingAddress && !shippingMethod?.isPickup && (
        <address className={classes.address}>
          {addressLines(shippingAddress, { locale: website.locale, from: website.country, regions }).map((line) => (
            <div key={line}>
              <ContentText>{line}</ContentText>
            </div>
          ))}
        </address>
      )}
      {isRest && <p className={classes.rest}>Only the items that are not fulfilled yet.</p>}
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">
              <span className={classes.tickTitle}>Packed</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groupByBundle(lines).map(({ bundle, lines: some }) => (
            <Fragment key={some[0]!.id}>
              {bundle && (
                <tr className={classes.bundle}>
                  <td className={classes.quantity}>{bundles.get(bundle.id)}</td>
                  <th scope="rowgroup" colSpan={3}>
                    <ContentText>{bundle.title}</ContentText>
                  </th>
                </tr>
              )}
              {some.map((line) => (
                <tr key={line.id} data-in-bundle={bundle !== null || undefined}>
                  <td className={classes.quantity}>{line.quantity}</td>
                  <td>
                    <div className={classes.title}>
                      <ContentText>{line.title}</ContentText>
                    </div>
                    <div>
                      <ContentText>{variantTitle(line.attributes)}</ContentText>
                    </div>
                    <LineAnswers line={line} />
                  </td>
                  <td>{line.sku}</td>
                  <td className={classes.tick}>
                    <span className={classes.box} />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {order.note && (
        <section className={classes.note}>
          <h2>Customer note</h2>
          <p>{order.note}</p>
        </section>
      )}
      <footer className={classes.foot}>Thank you for your order.</footer>
    </article>
  )
}
