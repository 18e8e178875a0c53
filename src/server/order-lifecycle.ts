import { closeCartOfOrder } from './cart/cart-store.ts'
import { endRemindersOfOrder } from './cart-reminders/end-with-order.ts'
import { refundCanceled } from './checkout/refunds/return-money.ts'
import { customerOf, joinCorrectedOrder } from './customers/join-order.ts'
import { engineOf } from './database/engine.ts'
import { releaseCanceled } from './discounts/claim-discounts.ts'
import { receiveDonationsOfPaid } from './donations/receive.ts'
import { openDownloadsOfPaid } from './downloads/open-downloads.ts'
import { closeDraftOfOrder } from './draft-orders/claim-draft.ts'
import { type EmailServices, writeConfirmation } from './emails/write-order-emails.ts'
import { releaseGiftCardsOfCanceled } from './gift-cards/hold-balance.ts'
import { issueCardsOfPaid } from './gift-cards/issue-sold.ts'
import { takeBackCardsOfCanceled } from './gift-cards/sold-cards.ts'
import { creditOwedOfCanceled, replaceInvoiceOfEdited } from './invoices/edited-orders.ts'
import { cancelUnpaidInvoice, issueInvoiceOfPaid, issueInvoiceOfPlaced } from './invoices/issue-invoice.ts'
import { inviteBuyer } from './newsletter/invite-buyer.ts'
import type { OrderLifecycle } from './orders/lifecycle.ts'
import { noteCanceled, noteEdited, notePaid, notePlaced } from './orders/note-order.ts'
import { queueConfirmation } from './orders/queue-confirmation.ts'
import { refreshSearchKey } from './orders/search-key.ts'
import { queuePurchase } from './pixels/queue-purchase.ts'
import { releaseExchangesOfCanceled } from './returns/release-late-exchange.ts'
import { releaseSlotOfCanceled } from './slots/claim-slot.ts'
import { restockOrder } from './stock/restock-order.ts'
import { cancelSubscriptionsOfOrder } from './subscriptions/cancel.ts'
import { continueSubscription } from './subscriptions/continue.ts'
import { startSubscriptions } from './subscriptions/start.ts'
import type { Database } from './tables.ts'
import { countUnionSale, recountUnionSale } from './taxes/union-sales.ts'
import { checkOrderAgain } from './vat-numbers/check-again.ts'

/** The effects of placing, paying or canceling an order, one line per noun, in this order. */
export const orderLifecycle: OrderLifecycle = {
  customerOf,
  placed: [
    closeCartOfOrder,
    closeDraftOfOrder,
    inviteBuyer,
    issueInvoiceOfPlaced,
    checkOrderAgain,
    countUnionSale,
    notePlaced,
    startSubscriptions,
    continueSubscription,
    endRemindersOfOrder,
    queuePurchase,
  ],
  written: [queueConfirmation],
  corrected: [joinCorrectedOrder],
  edited: [refreshSearchKey, replaceInvoiceOfEdited, recountUnionSale, noteEdited],
  paid: [openDownloadsOfPaid, issueCardsOfPaid, issueInvoiceOfPaid, receiveDonationsOfPaid, notePaid],
  canceled: [
    restockOrder,
    releaseExchangesOfCanceled,
    releaseCanceled,
    releaseSlotOfCanceled,
    releaseGiftCardsOfCanceled,
    takeBackCardsOfCanceled,
    cancelUnpaidInvoice,
    creditOwedOfCanceled,
    refundCanceled,
    noteCanceled,
    cancelSubscriptionsOfOrder,
  ],
}

/**
 * The same for the orders of an engine. On SQLite the transaction of an order writes its emails: what they say is in the
 * memory of its connection. On PostgreSQL a job writes them, because the next order of the website waits for the end of
 * the transaction (decision 134).
 */
export const orderLifecycleOn = (database: Database, services: EmailServices): OrderLifecycle =>
  engineOf(database) === 'sqlite' ? { ...orderLifecycle, written: [writeConfirmation(services)] } : orderLifecycle
