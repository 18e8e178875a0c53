import type { JobHandler } from '#server/jobs/worker.ts'
import { fulfilGiven } from '#server/orders/fulfil-given.ts'
import type { PaidOrder } from '#server/orders/lifecycle.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { readLines, readOrder } from '#server/orders/read-order.ts'
import { lockOrder } from '#server/orders/refund-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { readAdditionalFields } from '#shared/cart/additional-fields.ts'
import { deliveryTime, recipientOf } from '#shared/cart/gift-cards/recipient.ts'
import { giftCardName } from '#shared/gift-cards/texts.ts'
import { hasGiftCards } from '#shared/orders/gift-cards/sold-cards.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { buyerName } from '#shared/orders/rules.ts'
import type { Order, OrderLine } from '#shared/orders/schema.ts'
import { productTypes } from '#shared/products/codes.ts'
import { type CardSecrets, insertCard } from './insert-card.ts'
import { issueSoldCardsJob, writeGiftCardEmailJob } from './jobs.ts'

/** The effect of a payment: a job makes the cards that the order has bought. */
export async function issueCardsOfPaid(scope: ChangeScope, { orderId }: PaidOrder): Promise<void> {
  if (hasGiftCards({ lines: await readLines(scope, orderId) })) await scope.enqueue(issueSoldCardsJob, { orderId })
}

/** The job that makes the cards of a paid order: one for each piece, whatever is repeated. */
export function issueSoldCardsHandler(services: Services): JobHandler<typeof issueSoldCardsJob> {
  return async ({ websiteId, payload: { orderId }, finish }) => {
    const { secret, sealing } = services
    if (!sealing) throw new Error('SECRETS_KEY is missing: no gift card can be made.')
    await changing(services, { id: websiteId }, null, async (scope) => {
      await finish(scope.database)
      await issueCards(scope, { secret, sealing }, orderId)
    })
  }
}

/** Makes the cards of a paid order that are not made yet, and the jobs of their emails. */
export async function issueCards(scope: ChangeScope, secrets: CardSecrets, orderId: string): Promise<void> {
  // A refund or a cancellation at the same moment waits, or is seen here.
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order || order.state === 'cancelled' || !isPaid(order)) return
  const made: string[] = []
  for (const line of order.lines.filter(({ productType }) => productType === productTypes.giftCard)) {
    for (let piece = 1; piece <= line.quantity - line.refundedQuantity; piece += 1) {
      const lastFour = await issueOne(scope, secrets, { order, line, piece })
      if (lastFour !== null) made.push(giftCardName(lastFour))
    }
  }
  if (made.length === 0) return
  await addOrderEvent(scope, orderId, { kind: 'gift-cards-issued', by: '', text: made.join(', ') })
  await fulfilGiven(scope, orderId, productTypes.giftCard)
}

const isPaid = ({ paymentState }: Pick<Order, 'paymentState'>) =>
  paymentState === 'paid' || paymentState === 'partly-paid' || paymentState === 'partly-refunded'

interface Piece {
  readonly order: Order & { readonly origin: string }
  readonly line: OrderLine
  /** From 1 to the line's quantity. */
  readonly piece: number
}

/** Makes one card and the job of its email. @returns the end of its code; null when it was made before */
async function issueOne(
  scope: ChangeScope,
  secrets: CardSecrets,
  { order, line, piece }: Piece,
): Promise<string | null> {
  const { timeZone } = await scope.settings()
  const read = readAdditionalFields(line.additionalFields)
  const recipient = read.ok ? recipientOf(read.value) : null
  const buyer = buyerName(order)
  const now = Date.now()
  const deliverAt = deliveryTime(recipient?.deliverOn ?? null, timeZone, now)
  const card = await insertCard(scope, secrets, {
    currency: order.currency,
    // Its value is the price without discounts.
    initial_cents: line.unitPriceCents,
    is_test: order.testMode ? 1 : 0,
    created_by: '',
    reason: `Order ${formatOrderNumber(order.number)}`,
    request_key: `order ${line.id} ${piece}`,
    order_id: order.id,
    order_line_id: line.id,
    recipient_name: recipient?.name ?? buyer,
    recipient_email: recipient?.email ?? order.email,
    message: recipient?.message ?? '',
    sender_name: recipient ? recipient.senderName || buyer : '',
    copy_email: recipient?.wantsCopy ? order.email : '',
    deliver_at: deliverAt,
  })
  if (!card) return null
  const payload = { cardId: card.id, origin: order.origin, isDelivery: true }
  await scope.enqueue(writeGiftCardEmailJob, payload, { runAt: deliverAt })
  return card.lastFour
}
