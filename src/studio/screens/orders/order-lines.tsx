import { Link } from 'react-router'
import { formatPercent } from '#shared/money/percent.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { Thumbnail } from '#studio/kit/thumbnail.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useMember } from '#studio/session/member-context.ts'
import { LineAnswers } from './line-answers.tsx'
import classes from './order.module.css'

/** What was bought, as it was bought, and what it came to. */
export function OrderLines({ order }: { readonly order: Order }) {
  const { money, number } = useFormats()
  const { locale } = useMember().website
  const cost = (cents: number) => money(cents, order.currency)
  const pieces = order.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <Panel title="Items" isFlush aside={`${number(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}`}>
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} isOpen={order.state === 'open'} cost={cost} />
        ))}
      </ul>
      <dl className={`${classes.totals} tabular`}>
        <dt>Subtotal</dt>
        <dd>{cost(order.subtotalCents)}</dd>
        {order.discountCents > 0 && (
          <>
            <dt>Discount{order.couponCodes.length > 0 && ` · ${order.couponCodes.join(', ')}`}</dt>
            <dd>−{cost(order.discountCents)}</dd>
          </>
        )}
        {order.shippingMethod && (
          <>
            <dt>
              {order.shippingMethod.isPickup ? 'Pickup' : 'Shipping'} · {order.shippingMethod.name}
            </dt>
            <dd>{cost(order.shippingCostCents)}</dd>
          </>
        )}
        {order.taxes.map((tax) => (
          <TaxLine key={tax.name} name={tax.name} rate={formatPercent(tax.rateMilliPercent, locale)}>
            {tax.included ? `${cost(tax.amountCents)} included` : cost(tax.amountCents)}
          </TaxLine>
        ))}
        <dt data-grand>Total</dt>
        <dd data-grand>{cost(order.grandTotalCents)}</dd>
        {order.refundedCents > 0 && (
          <>
            <dt>Returned</dt>
            <dd>−{cost(order.refundedCents)}</dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

function TaxLine({
  name,
  rate,
  children,
}: {
  readonly name: string
  readonly rate: string
  readonly children: string
}) {
  return (
    <>
      <dt>
        {name} {rate}
      </dt>
      <dd>{children}</dd>
    </>
  )
}

interface LineProps {
  readonly line: OrderLine
  readonly isOpen: boolean
  readonly cost: (cents: number) => string
}

function Line({ line, isOpen, cost }: LineProps) {
  const may = useMay()
  const left = line.quantity - line.fulfilledQuantity
  const options = variantTitle(line.attributes)
  return (
    <li className={classes.line}>
      <Thumbnail url={line.imageUrl} width={100} size={48} height={60} />
      <div>
        {may('products.read') ? (
          <Link className={classes.lineTitle} to={`/products/${line.productId}`}>
            {line.title}
          </Link>
        ) : (
          <span className={classes.lineTitle}>{line.title}</span>
        )}
        <div className={classes.facts}>
          {[options, line.sku].filter(Boolean).join(' · ')}
          <LineAnswers line={line} />
        </div>
        {isOpen && line.fulfilledQuantity > 0 && left > 0 && (
          <div className={`${classes.facts} ${classes.left}`}>
            {line.fulfilledQuantity} {line.productType === productTypes.physical ? 'sent' : 'done'}, {left} left
          </div>
        )}
      </div>
      <div className={`${classes.amounts} tabular`}>
        <div>{cost(line.totalCents)}</div>
        {line.quantity !== 1 && (
          <div className={classes.facts}>
            {line.quantity} × {cost(line.unitPriceCents)}
          </div>
        )}
      </div>
    </li>
  )
}
