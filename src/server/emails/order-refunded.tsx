import type { TotalRow } from '#shared/cart/total-rows.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import { adjustmentOf } from '#shared/orders/refunds.ts'
import type { Order } from '#shared/orders/schema.ts'
import { testOrderWords } from '#shared/orders/test-words.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { paypalModeOf } from '#shared/paypal/methods.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { CustomerEmailProps, OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Part, Subtitle } from './email-parts.tsx'
import { InvoicesPart } from './invoice.tsx'
import { Lines } from './order-lines.tsx'
import { Figures, moneyOf } from './order-parts.tsx'
import { orderRefundedTexts as texts } from './order-texts.ts'
import { emailTexts } from './texts.ts'

/** To the customer: what was refunded, where the money goes, and when it arrives. */
export function OrderRefunded(props: CustomerEmailProps & { readonly refund: OrderRefund }) {
  const { order, website, links, refund, words } = props
  const money = moneyOf(props)
  const movedCents = refund.cents - refund.exchangedCents
  const where = whereItGoes(props)
  const lines = refund.lines.flatMap(({ lineId, quantity, cents }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line ? [{ ...line, quantity, totalCents: cents }] : []
  })
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={where}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={where} />
          <Action style={style} href={links.order}>
            {emailTexts.viewYourOrder}
          </Action>
          {lines.length > 0 && (
            <Part style={style}>
              <Subtitle style={style}>{texts.items}</Subtitle>
              <Lines {...props} style={style} lines={lines} hasUnitPrices={false} />
            </Part>
          )}
          <Part style={style}>
            <Figures
              style={style}
              rows={[
                ...(refund.shippingCents > 0
                  ? [{ kind: 'part' as const, label: texts.shipping, value: money(refund.shippingCents) }]
                  : []),
                ...differences(refund, money),
                ...(refund.exchangedCents > 0
                  ? [{ kind: 'part' as const, label: texts.exchanged, value: `−${money(refund.exchangedCents)}` }]
                  : []),
                { kind: 'total', label: texts.total, value: money(movedCents) },
              ]}
            />
          </Part>
          <InvoicesPart links={links} style={style} />
        </>
      )}
    </EmailFrame>
  )
}

/** Why the refund is not the sum of its items and shipping: the shop kept a fee, or gave more or less. */
function differences(refund: OrderRefund, money: (cents: number) => string): TotalRow[] {
  const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents))
  return [
    { label: texts.restockingFee, cents: -(refund.feeCents ?? 0) },
    { label: texts.adjustment, cents: adjustmentOf(refund) },
  ]
    .filter(({ cents }) => cents !== 0)
    .map(({ label, cents }) => ({ kind: 'part', label, value: signed(cents) }))
}

function whereItGoes({ order, refund, website }: OrderEmailProps & { readonly refund: OrderRefund }): string {
  if (order.testMode) return testOrderWords(order)
  const { giftCardCents = 0 } = refund
  const restCents = refund.cents - refund.exchangedCents - giftCardCents
  if (order.paymentMethod === 'gift-card' || (giftCardCents > 0 && restCents <= 0)) return texts.toGiftCards
  const rest = whereRestGoes(order, refund)
  const money = moneyOf({ order, website })
  return giftCardCents > 0 ? `${texts.partToGiftCards(money(giftCardCents), money(restCents))} ${rest}` : rest
}

function whereRestGoes(order: Order, { isByHand }: OrderRefund): string {
  const { refundedBy, name } = paymentMethod(order.paymentMethod)
  if (order.paymentMethod === 'bank-transfer') return texts.byTransfer
  if (isByHand || refundedBy === 'hand') return texts.inPerson
  if (paypalModeOf(order.paymentMethod) !== null) return texts.toPayPal
  return order.paymentMethod === 'test-afterpay' || order.paymentMethod === 'test-clearpay'
    ? texts.byBrand(name)
    : texts.toCard
}
