import { z } from 'zod'
import { exchangeItemsSchema } from '#shared/exchanges/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { returnSchema } from './schema.ts'

/** The owner's calls on exchanges of returns. */

const returnIdOnly = z.object({ returnId: idSchema })
const reply = z.object({ return: returnSchema })

export const setExchangeCall = contract({
  method: 'PUT',
  path: '/api/owner/returns/:returnId/exchange',
  summary: 'Set what a return is exchanged for; the items of an approved return are reserved',
  access: 'orders.manage',
  parameters: returnIdOnly,
  body: z.strictObject({ items: exchangeItemsSchema }),
  reply,
  failures: [
    'return-not-found',
    'return-state',
    'exchange-line',
    'exchange-state',
    'exchange-stock',
    'order-edit-product',
    'order-edit-total',
    'order-not-editable',
  ],
})

/** What an exchange would cost. In hundredths of the order's currency, with taxes. */
export const exchangePreviewSchema = z.object({
  /** The price of the new items. */
  newCents: z.int(),
  /** What was paid for the items that come back. */
  creditCents: z.int(),
  /** What the customer owes when both are settled, with what the order owes already. */
  owedCents: z.int(),
  /** What the customer gets back then. */
  refundCents: z.int(),
  /** The titles of new items that are subscriptions in the shop: an exchange has no renewals. */
  onceOnly: z.array(z.string()),
})

export const previewExchangeCall = contract({
  method: 'POST',
  path: '/api/owner/returns/:returnId/exchange/preview',
  summary: 'Preview what an exchange costs, and the difference that is owed or refunded; nothing is saved',
  access: 'orders.manage',
  parameters: returnIdOnly,
  body: z.strictObject({ items: exchangeItemsSchema }),
  reply: exchangePreviewSchema,
  failures: ['return-not-found', 'exchange-line', 'order-edit-product', 'order-edit-total', 'order-not-editable'],
})

export const shipExchangeCall = contract({
  method: 'POST',
  path: '/api/owner/returns/:returnId/exchange/shipment',
  summary: 'Add the new items of an exchange to its order before the return has arrived',
  access: 'orders.manage',
  parameters: returnIdOnly,
  body: z.strictObject({ notifyBuyer: z.boolean() }),
  reply,
  failures: ['return-not-found', 'return-state', 'exchange-state', 'order-state', 'order-edit-total'],
})
