import { formatDate } from '#shared/dates/format.ts'
import { formatMoney } from '#shared/money/format.ts'
import type { OrderModel } from './model.ts'
import { orderPageTexts } from './texts.ts'

/** What was refunded, what is on its way, and the exchanges of which a fee was kept. */
export function Refunds({ model }: { readonly model: OrderModel }) {
  const { refunds, order, moneyFormat, timeZone } = model
  if (refunds.length === 0) return null
  const money = (cents: number) => formatMoney(cents, order.currency, moneyFormat)
  const day = (at: number) => formatDate(at, { locale: moneyFormat.locale ?? 'en-US', timeZone })
  return (
    <section aria-labelledby="order-refunds">
      <h2 id="order-refunds">{orderPageTexts.refunds}</h2>
      <ul className="order-refunds">
        {refunds.map((refund) => (
          <li key={refund.id}>
            {refund.cents === 0 ? (
              <p>{orderPageTexts.exchangedOn(day(refund.at))}</p>
            ) : (
              <p>
                <strong>{money(refund.cents)}</strong>{' '}
                {refund.isPending
                  ? orderPageTexts.refundOnItsWay(day(refund.at))
                  : orderPageTexts.refundedOn(day(refund.at))}
              </p>
            )}
            {refund.items.length > 0 && <p className="order-refund-items">{refund.items.join(', ')}</p>}
            {refund.feeCents && <p className="order-refund-items">{orderPageTexts.lessFee(money(refund.feeCents))}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
