import { inTransaction } from '#server/database/transaction.ts'
import { refundToCard } from '#server/gift-cards/refund-to-card.ts'
import type { Database } from '#server/tables.ts'
import type { PaymentProvider, PlacingOutcome } from './provider.ts'

/**
 * What gift cards pay of an order: it was taken from their balances in the transaction that reserved its stock, so that
 * nothing is asked any more. `reference` of the payment of a card is the card's id.
 */
export function createGiftCardTender(database: Database): PaymentProvider {
  const paid: PlacingOutcome = { state: 'charged', reference: 'gift cards' }
  return {
    id: 'gift-card',
    isTest: false,
    knownOutcome: paid,
    charge: async () => paid,
    find: async () => paid,
    confirm: async () => paid,
    cancel: async () => {},
    refund: ({ websiteId, idempotencyKey, reference, refundId, attempt, refundCents }) =>
      inTransaction(database, async (transaction) => {
        const payment = await transaction
          .selectFrom('payments')
          .select('id')
          .where('website_id', '=', websiteId)
          .where('idempotency_key', '=', idempotencyKey)
          .executeTakeFirst()
        if (!payment || reference === null) throw new Error('The payment of a gift card is missing.')
        const words = await refundToCard(
          { database: transaction, websiteId },
          { cardId: reference, paymentId: payment.id, refundId, attempt, cents: refundCents },
        )
        return words === null
          ? { state: 'done', reference: `${refundId} ${payment.id}` }
          : { state: 'failed', reference: null, words }
      }),
  }
}
