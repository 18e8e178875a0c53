import type { OrderDraft } from '#server/orders/draft.ts'
import type { ChangeScope } from '#server/scope.ts'
import { insertOrderPayment } from './order-payments.ts'
import { insertPayment, movePayment } from './payment-store.ts'

/**
 * Records what gift cards have paid of an order: a payment for each, beside the one that buys the cart. Their ids were
 * made before that one's, so that refunds go to them first.
 */
export async function insertGiftCardPayments(scope: ChangeScope, orderId: string, draft: OrderDraft): Promise<void> {
  for (const { paymentId, cardId, cents } of draft.giftCards ?? []) {
    await insertPayment(scope, {
      id: paymentId,
      cartId: null,
      idempotencyKey: `gift-card ${paymentId}`,
      requestHash: '',
      method: 'gift-card',
      amountCents: cents,
      currency: draft.currency,
      state: 'holding',
      draft: { ...draft, paymentMethod: 'gift-card' },
      expiresAt: Date.now(),
    })
    await movePayment(scope, paymentId, 'paid', { reference: cardId })
    await insertOrderPayment(scope, orderId, { paymentId, cents })
  }
}
