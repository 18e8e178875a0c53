import { countryName } from '#shared/addresses/countries.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatMoney } from '#shared/money/format.ts'
import { groupByBundle } from '#shared/orders/bundled-lines.ts'
import { paidBesideGiftCards } from '#shared/orders/edits/rules.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName, isSameAddress } from '#shared/orders/rules.ts'
import { totalsOfOrder } from '#shared/orders/totals.ts'
import { describeSlot } from '#shared/slots/describe-slot.ts'
import { exemptionWords } from '#shared/tax-exemptions/rules.ts'
import { withdrawalExemptionTexts } from '#shared/withdrawal-exemptions/messages.ts'
import type { WithdrawalConsent } from '#shared/withdrawal-exemptions/schema.ts'
import { WITHDRAW_HERE } from '#shared/withdrawals/rules.ts'
import { ContentText } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { TotalsTable } from '../../purchases/summary.tsx'
import { orderTitle, paymentWords } from './describe-order.ts'
import { Downloads } from './downloads/downloads.tsx'
import { Fulfilments } from './fulfilments.tsx'
import { GiftCards } from './gift-cards/gift-cards.tsx'
import type { OrderModel } from './model.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderBundle } from './order-bundle.tsx'
import { OrderLine } from './order-line.tsx'
import { Refunds } from './refunds.tsx'
import { Returns } from './returns.tsx'
import { Subscriptions } from './subscriptions/subscriptions.tsx'
import { orderPageTexts } from './texts.ts'

/** The order's page: the confirmation after buying, later its status. It needs no script. */
export const orderScreen = defineScreen<OrderModel>({
  component: OrderScreen,
  styles: ['purchases/summary', 'purchases/answer-list', 'screens/order/screen'],
})

function OrderScreen({ model }: { model: OrderModel }) {
  const { order, moneyFormat } = model
  // What returned items have paid has a row of its own.
  const paidCents = paidBesideGiftCards(order, model.exchangedCents)
  const placedOn = formatDate(order.placedAt, { locale: moneyFormat.locale ?? 'en-US', timeZone: model.timeZone })
  return (
    <article
      className="wrap order-page"
      data-order-id={order.id}
      data-order={model.analytics && JSON.stringify(model.analytics)}
      data-purchase={model.purchase && JSON.stringify(model.purchase)}
    >
      <header className="order-header">
        <p className="order-number">
          {orderPageTexts.orderNumber(formatOrderNumber(order.number), placedOn)}
          {order.testMode && orderPageTexts.testOrder}
        </p>
        <h1>{orderTitle(model)}</h1>
        <NextSteps model={model} />
        <Subscriptions model={model} />
      </header>
      <div className="order-layout">
        <div className="order-goods">
          <Downloads model={model} />
          <GiftCards model={model} />
          <section aria-labelledby="order-lines">
            <h2 id="order-lines">{orderPageTexts.items}</h2>
            <ul className="order-lines">
              {groupByBundle(order.lines).map(({ bundle, lines }) =>
                bundle ? (
                  <OrderBundle key={lines[0]!.id} bundle={bundle} lines={lines} model={model} />
                ) : (
                  <OrderLine key={lines[0]!.id} line={lines[0]!} model={model} />
                ),
              )}
            </ul>
          </section>
        </div>
        <aside className="order-totals" aria-label={orderPageTexts.totals}>
          <TotalsTable totals={totalsOfOrder(order)} moneyFormat={moneyFormat} unknownShipping="" />
          {model.exchangedCents > 0 && (
            <dl className="totals order-refunded">
              <div>
                <dt>{orderPageTexts.exchangedRow}</dt>
                <dd>−{formatMoney(model.exchangedCents, order.currency, moneyFormat)}</dd>
              </div>
            </dl>
          )}
          {order.owedCents > 0 && order.state !== 'cancelled' && (
            <dl className="totals order-refunded">
              <div>
                <dt>{orderPageTexts.paidRow}</dt>
                <dd>{formatMoney(paidCents, order.currency, moneyFormat)}</dd>
              </div>
              <div>
                <dt>{orderPageTexts.owedRow}</dt>
                <dd>{formatMoney(order.owedCents, order.currency, moneyFormat)}</dd>
              </div>
            </dl>
          )}
          {order.refundedCents > model.exchangedCents && (
            <dl className="totals order-refunded">
              <div>
                <dt>{orderPageTexts.refundedRow}</dt>
                <dd>−{formatMoney(order.refundedCents - model.exchangedCents, order.currency, moneyFormat)}</dd>
              </div>
            </dl>
          )}
        </aside>
        <div className="order-details">
          <Refunds model={model} />
          <Fulfilments model={model} />
          <div className="order-facts">
            {model.shippingLines.length > 0 && !order.shippingMethod?.isPickup && (
              <Lines title={orderPageTexts.shippingAddress} lines={model.shippingLines} />
            )}
            {order.shippingMethod?.isPickup === false && (
              <Lines title={orderPageTexts.shippingMethod} lines={methodLines(order.shippingMethod, model.locale)} />
            )}
            {order.buyer && <Lines title={orderPageTexts.customer} lines={buyerLines(model)} />}
            {model.billingLines.length > 0 && (
              <Lines
                title={orderPageTexts.billingAddress}
                lines={
                  !order.shippingMethod?.isPickup && isSameAddress(order.shippingAddress, order.billingAddress)
                    ? [orderPageTexts.sameAsShipping]
                    : model.billingLines
                }
              />
            )}
            {order.withdrawalConsent && (
              <Lines
                title={withdrawalExemptionTexts.consentTitle}
                lines={[consentWords(order.withdrawalConsent, model)]}
              />
            )}
            {order.taxExemption && (
              <Lines title={orderPageTexts.taxExemption} lines={[exemptionWords(order.taxExemption)]} />
            )}
            {order.business && <Lines title={orderPageTexts.business} lines={businessLines(order.business)} />}
            <Lines title={orderPageTexts.payment} lines={[paymentWords(order)]} />
            <Invoices invoices={model.invoices} />
            <Lines title={orderPageTexts.email} lines={[order.email]} />
            <Returns returns={model.returns} returnHref={model.returnHref} />
            {model.withdrawalHref !== null && (
              <section>
                <h2>{orderPageTexts.withdrawal}</h2>
                <p>
                  <a href={model.withdrawalHref}>{WITHDRAW_HERE}</a>
                </p>
              </section>
            )}
            {order.note && <Lines title={orderPageTexts.note} lines={order.note.split('\n')} className="order-note" />}
          </div>
        </div>
      </div>
      <div className="order-actions">
        {model.again && <OrderAgain again={model.again} />}
        <a className="button is-secondary" href={model.shopHref}>
          {orderPageTexts.continueShopping}
        </a>
      </div>
    </article>
  )
}

const consentWords = ({ at, text }: WithdrawalConsent, { locale, timeZone }: OrderModel): string =>
  withdrawalExemptionTexts.consentGiven(text, formatDate(at, { locale, timeZone }, 'moment'))

/** The business, its VAT number, and who pays the VAT. */
const businessLines = ({ company, vat, isReverseCharged }: NonNullable<OrderModel['order']['business']>): string[] => [
  company,
  ...(vat && vat.state !== 'invalid' ? [orderPageTexts.vatNumber(vat.number)] : []),
  ...(isReverseCharged ? [orderPageTexts.reverseCharge] : []),
]

/** Adds the same products to the cart, with the same choices and answers. */
function OrderAgain({ again }: { readonly again: NonNullable<OrderModel['again']> }) {
  return (
    <form action="/cart/again" method="post">
      <input type="hidden" name="crumb" value={again.csrfToken} />
      <input type="hidden" name="orderId" value={again.orderId} />
      <input type="hidden" name="key" value={again.key} />
      <button className="button is-secondary" type="submit">
        {orderPageTexts.orderAgain}
      </button>
    </form>
  )
}

/** Links to the PDF files of its invoices. */
function Invoices({ invoices }: Pick<OrderModel, 'invoices'>) {
  if (invoices.length === 0) return null
  return (
    <section>
      <h2>{orderPageTexts.invoices}</h2>
      <p>
        {invoices.map(({ id, title, href }) => (
          <span className="order-fact-line" key={id}>
            <a href={href}>{title}</a>
          </span>
        ))}
      </p>
    </section>
  )
}

const methodLines = (
  { name, description, slot }: NonNullable<OrderModel['order']['shippingMethod']>,
  locale: string,
): string[] => [name, ...(description ? [description] : []), ...(slot ? [describeSlot(slot, locale)] : [])]

/** The name, and the place if taxes needed it. */
function buyerLines({ order, moneyFormat }: OrderModel): string[] {
  const { country, region } = order.buyer!
  const place = country ? [region, countryName(country, moneyFormat.locale)].filter(Boolean).join(', ') : ''
  return [buyerName(order), place].filter(Boolean)
}

function Lines({ title, lines, className }: { title: string; lines: readonly string[]; className?: string }) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <p>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address never move
          <span className="order-fact-line" key={index}>
            <ContentText>{line}</ContentText>
          </span>
        ))}
      </p>
    </section>
  )
}
