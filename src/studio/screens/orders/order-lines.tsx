import { Fragment } from 'react'
import { Link } from 'react-router'
import { totalRows } from '#shared/cart/total-rows.ts'
import { rateWords } from '#shared/currencies/rules.ts'
import { formatPercent } from '#shared/money/percent.ts'
import { groupByBundle, withJoinedParts } from '#shared/orders/bundled-lines.ts'
import { paidBesideGiftCards } from '#shared/orders/edits/rules.ts'
import { exchangedOf } from '#shared/orders/refunds.ts'
import { type Delivery, deliveryOf, leftOf } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { totalsOfOrder } from '#shared/orders/totals.ts'
import { productTypes } from '#shared/products/codes.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import amounts from '#studio/kit/totals.module.css'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { BundleLine } from './bundle-line.tsx'
import { LineAnswers } from './line-answers.tsx'
import classes from './order.module.css'

/** The items as they were bought, and their totals. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { money } = useFormats()
  const { locale } = useStaff().website
  const cost = (cents: number) => money(cents, order.currency)
  const rows = totalRows(totalsOfOrder(order), {
    money: cost,
    percent: (milliPercent) => formatPercent(milliPercent, locale),
  })
  const items = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  const exchangedCents = exchangedOf(order)
  return (
    <Panel title="Items" isFlush aside={countInWords(items, 'items')}>
      <ul className={classes.lines}>
        {groupByBundle(order.lines).flatMap(({ bundle, lines }) => [
          ...(bundle ? [<BundleLine key={bundle.id} bundle={bundle} lines={lines} cost={cost} />] : []),
          ...withJoinedParts(lines).map((line) => (
            <Line
              key={line.id}
              line={line}
              delivery={line.productType === productTypes.physical ? deliveryOf(order) : 'service'}
              cost={cost}
            />
          )),
        ])}
      </ul>
      <dl className={`${amounts.totals} tabular`}>
        {rows.map(({ kind, label, value }) => (
          <Fragment key={`${kind} ${label}`}>
            <dt data-grand={kind === 'total' || undefined}>{label}</dt>
            <dd data-grand={kind === 'total' || undefined}>{value}</dd>
          </Fragment>
        ))}
        {exchangedCents > 0 && (
          <>
            <dt>Exchanged items</dt>
            <dd>−{cost(exchangedCents)}</dd>
          </>
        )}
        {order.owedCents > 0 && order.state !== 'cancelled' && (
          <>
            <dt>Paid</dt>
            <dd>−{cost(paidBesideGiftCards(order, exchangedCents))}</dd>
            <dt>Amount due</dt>
            <dd>{cost(order.owedCents)}</dd>
          </>
        )}
        {order.refundedCents > exchangedCents && (
          <>
            <dt>Refunded</dt>
            <dd>−{cost(order.refundedCents - exchangedCents)}</dd>
          </>
        )}
        {order.exchange && (
          <>
            <dt>
              Total in {order.exchange.currency} ({rateWords(order.exchange, order.currency)})
            </dt>
            <dd>{money(order.exchange.totalCents, order.exchange.currency)}</dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

/** Digital and service lines are done; the words of other lines depend on the delivery. */
const doneWords: Readonly<Record<Delivery, string>> = {
  parcel: 'shipped',
  pickup: 'picked up',
  download: 'done',
  service: 'done',
}
const doneTitle: Readonly<Record<Delivery, string>> = {
  parcel: 'Shipped',
  pickup: 'Picked up',
  download: 'Done',
  service: 'Done',
}

interface LineProps {
  readonly line: OrderLine
  readonly delivery: Delivery
  readonly cost: (cents: number) => string
}

/** Each line shows how much of it is fulfilled, once something is. */
function Line({ line, delivery, cost }: LineProps) {
  const may = useMay()
  const left = leftOf(line)
  const options = variantTitle(line.attributes)
  return (
    <li className={classes.line} data-in-bundle={line.bundle !== undefined || undefined}>
      <Thumbnail url={line.imageUrl} width={100} size={48} height={60} />
      <div>
        {may('products.read') && line.productId !== '' ? (
          <Link className={classes.lineTitle} to={`/products/${line.productId}`}>
            <ContentText>{line.title}</ContentText>
          </Link>
        ) : (
          <span className={classes.lineTitle}>
            <ContentText>{line.title}</ContentText>
          </span>
        )}
        <div className={classes.facts}>
          <ContentText>{[options, line.sku].filter(Boolean).join(' · ')}</ContentText>
          <LineAnswers line={line} />
        </div>
        {line.fulfilledQuantity > 0 && (
          <div className={`${classes.facts} ${left > 0 ? classes.left : ''}`}>
            {left > 0 ? `${line.fulfilledQuantity} of ${line.quantity} ${doneWords[delivery]}` : doneTitle[delivery]}
          </div>
        )}
        {line.refundedQuantity > 0 && (
          <div className={classes.facts}>
            {line.refundedQuantity < line.quantity
              ? `${line.refundedQuantity} of ${line.quantity} refunded`
              : 'Refunded'}
          </div>
        )}
      </div>
      <div className={`${classes.amounts} tabular`}>
        <div>{cost(line.totalCents)}</div>
        {line.quantity !== 1 && (
          <div className={classes.facts}>
            {line.unitPriceCents * line.quantity === line.totalCents
              ? `${line.quantity} × ${cost(line.unitPriceCents)}`
              : countInWords(line.quantity, 'items')}
          </div>
        )}
      </div>
    </li>
  )
}
