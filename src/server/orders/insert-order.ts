import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { nextCount } from '#server/websites/next-count.ts'
import { formatDraftNumber } from '#shared/draft-orders/rules.ts'
import { sum } from '#shared/money/sum.ts'
import { buyerName, deliveryCodeOf } from '#shared/orders/rules.ts'
import { formatSubscriptionNumber } from '#shared/subscription-plans/rules.ts'
import { orderDetails, orderLineDetails } from './documents.ts'
import type { OrderDraft } from './draft.ts'
import { type OrderLifecycle, runSteps } from './lifecycle.ts'
import { addOrderEvent } from './order-events.ts'
import { searchKeyOf } from './search-key.ts'
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
  const { database, websiteId } = scope
  const orderNumber = await nextCount(scope, 'orders')
  const now = Date.now()
  const {
    buyer,
    shippingAddress,
    billingAddress,
    shippingMethod,
    note,
    couponCodes,
    discounts,
    taxes,
    shippingTaxes,
    giftCards,
    business,
    taxExemption,
    customerGroup,
    withdrawalConsent,
    exchange,
    draftOrder,
    renewal,
  } = draft
  const name = buyerName(draft)
  await insertRows(database, 'orders', [
    {
      website_id: websiteId,
      id: orderId,
      number: orderNumber,
      cart_id: draft.cartId,
      placed_at: now,
      state: 'open',
      payment_state: paymentState,
      payment_method: draft.paymentMethod,
      test_mode: draft.testMode ? 1 : 0,
      email: draft.email,
      buyer_name: name,
      search_key: searchKeyOf({ email: draft.email, buyerName: name, lines: draft.lines }),
      delivery: deliveryCodeOf(shippingMethod),
      due_date: shippingMethod?.slot?.date ?? null,
      due_from: shippingMethod?.slot?.from ?? null,
      total_quantity: draft.lines.reduce((sum, line) => sum + line.quantity, 0),
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
      details: orderDetails.write({
        buyer,
        shippingAddress,
        billingAddress,
        shippingMethod,
        note,
        couponCodes,
        discounts,
        taxes,
        shippingTaxes,
        giftCards,
        business,
        taxExemption,
        customerGroup,
        withdrawalConsent,
        exchange,
        draftOrder,
        renewal,
        origin: draft.origin,
        takesStock: draft.takesStock,
      }),
    },
  ])
  await insertRows(
    database,
    'order_lines',
    draft.lines.map((line, position) => ({
      website_id: websiteId,
      id: newId(),
      order_id: orderId,
      position,
      product_id: line.productId,
      variant_id: line.variantId,
      sku: line.sku,
      quantity: line.quantity,
      fulfilled_quantity: 0,
      unit_price_cents: line.unitPriceCents,
      total_cents: line.totalCents,
      details: orderLineDetails.write({
        title: line.title,
        attributes: line.attributes,
        productType: line.productType,
        additionalFields: line.additionalFields,
        answers: line.answers,
        imageUrl: line.imageUrl,
        paidCents: line.paidCents,
        tax: line.tax,
        withdrawalExemption: line.withdrawalExemption,
        subscriptionPlan: line.subscriptionPlan,
        afterTrialCents: line.afterTrialCents,
        isOwnAmount: line.isOwnAmount,
        bundle: line.bundle,
        fund: line.fund,
      }),
    })),
  )
  const text = draftOrder
    ? `Draft order ${formatDraftNumber(draftOrder.number)}`
    : renewal
      ? `Subscription ${formatSubscriptionNumber(renewal.number)}`
      : ''
  await addOrderEvent(scope, orderId, { kind: 'placed', by: draft.by ?? '', text })
  await runSteps(scope, lifecycle.placed, { orderId, draft })
  if (paymentState === 'paid')
    await runSteps(scope, lifecycle.paid, { orderId, isTest: draft.testMode, isPlacedNow: true })
  await runSteps(scope, lifecycle.written, { orderId })
  return { orderId, orderNumber }
}
