import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { nextCount } from '#server/websites/next-count.ts'
import { formatDraftNumber } from '#shared/draft-orders/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { buyerName, deliveryCodeOf } from '#shared/orders/rules.ts'
import { formatSubscriptionNumber } from '#shared/subscription-plans/rules.ts'
import { detailsOfLine, detailsOfOrder, pickDetails, pickLineDetails } from './documents.ts'
import type { OrderDraft } from './draft.ts'
import { type NewOrder, type OrderLifecycle, runSteps } from './lifecycle.ts'
import { addOrderEvent } from './order-events.ts'
import { searchKeyOfOrder } from './search-key.ts'
import type { StoredPaymentState } from './tables.ts'

/**
 * Places an order: gives it the website's next number, writes its lines, runs the steps of other nouns, the emails
 * last. All in the caller's transaction, so a number is used exactly when its order exists: there are no gaps.
 */
export async function insertOrder(
  scope: ChangeScope,
  lifecycle: OrderLifecycle,
  draft: OrderDraft,
  paymentState: StoredPaymentState,
  orderId: string = newId(),
): Promise<{ orderId: string; orderNumber: number }> {
  const orderNumber = await nextCount(scope, 'orders')
  const now = Date.now()
  await insertRows(scope.database, 'orders', [
    {
      ...orderRow(draft, now),
      website_id: scope.websiteId,
      id: orderId,
      number: orderNumber,
      customer_id: await lifecycle.customerOf(scope, draft, now),
      payment_state: paymentState,
    },
  ])
  const order = newOrder(draft, { id: orderId, number: orderNumber, placedAt: now, paymentState })
  await insertRows(
    scope.database,
    'order_lines',
    order.lines.map((line, position) => ({
      ...lineRow(line),
      ...{ website_id: scope.websiteId, id: line.id, order_id: orderId, position },
    })),
  )
  const { draftOrder, renewal } = draft
  const text = draftOrder
    ? `Draft order ${formatDraftNumber(draftOrder.number)}`
    : renewal
      ? `Subscription ${formatSubscriptionNumber(renewal.number)}`
      : ''
  await addOrderEvent(scope, orderId, { kind: 'placed', by: draft.by ?? '', text })
  await runSteps(scope, lifecycle.placed, { orderId, draft })
  if (paymentState === 'paid')
    await runSteps(scope, lifecycle.paid, { orderId, isTest: draft.testMode, isPlacedNow: true })
  await runSteps(scope, lifecycle.written, { order })
  return { orderId, orderNumber }
}

/** A new order as `readOrder` reads it before the steps of other nouns. */
const newOrder = (
  draft: OrderDraft,
  own: Pick<NewOrder, 'id' | 'number' | 'placedAt'> & { readonly paymentState: StoredPaymentState },
): NewOrder => ({
  ...own,
  state: 'open',
  paymentMethod: draft.paymentMethod,
  testMode: draft.testMode,
  email: draft.email,
  currency: draft.currency,
  subtotalCents: draft.subtotalCents,
  discountCents: draft.discountCents,
  shippingCostCents: draft.shippingCostCents,
  taxCents: draft.taxCents,
  grandTotalCents: draft.grandTotalCents,
  ...{ refundedCents: 0, owedCents: 0, expectedCents: 0, revision: 0 },
  ...pickDetails(draft),
  lines: draft.lines.map((line) => ({
    id: newId(),
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    quantity: line.quantity,
    ...{ fulfilledQuantity: 0, refundedQuantity: 0, removedQuantity: 0 },
    unitPriceCents: line.unitPriceCents,
    totalCents: line.totalCents,
    ...pickLineDetails(line),
  })),
  ...{ tags: [], refunds: [], fulfilments: [], downloads: [], events: [] },
})

/** The row of a new order, without what it gets only as it is written. */
function orderRow(draft: OrderDraft, now: number) {
  const { shippingMethod, giftCards, customerGroup, exchange } = draft
  const name = buyerName(draft)
  return {
    cart_id: draft.cartId,
    placed_at: now,
    state: 'open' as const,
    payment_method: draft.paymentMethod,
    test_mode: draft.testMode ? 1 : 0,
    email: draft.email,
    buyer_name: name,
    search_key: searchKeyOfOrder(draft),
    delivery: deliveryCodeOf(shippingMethod),
    due_date: shippingMethod?.slot?.date ?? null,
    due_from: shippingMethod?.slot?.from ?? null,
    total_quantity: sum(draft.lines.map(({ quantity }) => quantity)),
    currency: draft.currency,
    exchange_rate: exchange?.rate ?? null,
    subtotal_cents: draft.subtotalCents,
    discount_cents: draft.discountCents,
    shipping_cost_cents: draft.shippingCostCents,
    tax_cents: draft.taxCents,
    grand_total_cents: draft.grandTotalCents,
    refunded_cents: 0,
    customer_group_id: customerGroup?.id ?? null,
    gift_card_cents: sum((giftCards ?? []).map(({ cents }) => cents)),
    details: detailsOfOrder(draft),
  }
}

/** The row of a line of a new order. */
function lineRow(line: OrderDraft['lines'][number]) {
  return {
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    quantity: line.quantity,
    fulfilled_quantity: 0,
    unit_price_cents: line.unitPriceCents,
    total_cents: line.totalCents,
    details: detailsOfLine(line),
  }
}
