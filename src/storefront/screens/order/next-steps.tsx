import { dueOfOrder } from '#shared/gift-cards/rules.ts'
import { formatMoney } from '#shared/money/format.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import { pickUpWhenPaid } from '#shared/orders/messages.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { pickupWords } from '#shared/orders/rules.ts'
import { describeSlot } from '#shared/slots/describe-slot.ts'
import { nextStep } from './describe-order.ts'
import type { OrderModel } from './model.ts'
import { orderPageTexts } from './texts.ts'

/** What happens now, and instructions for the buyer. */
export function NextSteps({ model }: { readonly model: OrderModel }) {
  const { order, moneyFormat } = model
  const money = (cents: number) => formatMoney(cents, order.currency, moneyFormat)
  const due = dueNowOf(order)
  const isOwing = due > 0 && order.state !== 'cancelled'
  const owed = money(due)
  const sentence = nextStep(model, { total: money(order.grandTotalCents), due: money(dueOfOrder(order)) })
  const instructions = [...instructionsOf(model), ...giftCardWords(model)]
  if (!sentence && instructions.length === 0 && !isOwing) return null
  return (
    <div className="order-instructions">
      {isOwing && <p className="lead">{orderPageTexts.owed(owed)}</p>}
      {isOwing && model.payHref !== null && (
        <p>
          <a className="button" href={model.payHref}>
            {orderPageTexts.payOwed(owed)}
          </a>
        </p>
      )}
      {isOwing && model.payHref === null && (
        <OwedOffline instructions={model.bankTransferInstructions} amount={owed} number={order.number} />
      )}
      {sentence && <p className="lead">{sentence}</p>}
      {instructions.map((paragraph) => (
        <p className="order-multiline" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}

interface OwedOfflineProps {
  readonly instructions: string
  readonly amount: string
  readonly number: number
}

/** How to pay what is owed where it cannot be paid online: by transfer, or by asking the shop. */
function OwedOffline({ instructions, amount, number }: OwedOfflineProps) {
  if (!instructions) return <p className="order-multiline">{orderPageTexts.owedOffline}</p>
  return (
    <>
      <p className="order-multiline">{orderPageTexts.sendByTransfer(amount, formatOrderNumber(number))}</p>
      <p className="order-multiline">{instructions}</p>
    </>
  )
}

/** When gift cards of the order are sent; without a mail server, where they are. */
function giftCardWords({
  order: { lines, state, paymentState },
  sendsEmails,
  isJustPlaced,
  giftCardLinks = [],
}: OrderModel): string[] {
  const isOver = state === 'cancelled' || paymentState === 'refunded'
  if (isOver || !hasGiftCards({ lines })) return []
  const { giftCardsLater, giftCardsEmailed, giftCardsHereLater, giftCardsHereSoon, giftCardsHere } = orderPageTexts
  if (paymentState === 'awaiting') return [sendsEmails ? giftCardsLater : giftCardsHereLater]
  if (sendsEmails) return [giftCardsEmailed]
  // A job makes them, some moments after the payment. Later there are none where all were used.
  return [isJustPlaced && giftCardLinks.length === 0 ? giftCardsHereSoon : giftCardsHere]
}

/** In paragraphs: how to pay, and where to pick up. */
function instructionsOf({ order, bankTransferInstructions, locale, ...shop }: OrderModel): string[] {
  if (order.state === 'cancelled') return []
  const isPickup = order.shippingMethod?.isPickup
  const slot = order.shippingMethod?.slot
  const time = isPickup && slot ? describeSlot(slot, locale) : ''
  const pickupInstructions = [time, pickupWords(order, shop)].filter(Boolean).join('\n')
  if (order.paymentState === 'awaiting' && order.paymentMethod === 'bank-transfer') {
    const pickup = isPickup ? [pickUpWhenPaid, pickupInstructions] : []
    return [bankTransferInstructions, ...pickup].filter(Boolean)
  }
  return isPickup || order.paymentMethod === 'pay-on-pickup' ? [pickupInstructions].filter(Boolean) : []
}
