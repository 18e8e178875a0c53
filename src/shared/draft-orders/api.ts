import { z } from 'zod'
import { shoppingCartSchema } from '#shared/cart/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { draftContentSchema, draftOrderSchema, draftOrderStates, draftSummarySchema } from './schema.ts'

/** The owner's calls on draft orders. */

const draftIdOnly = z.object({ draftId: idSchema })
const opened = z.object({ draft: draftOrderSchema })

export const listDraftOrdersCall = contract({
  method: 'GET',
  path: '/api/owner/draft-orders',
  summary: 'List the draft orders, newest first, a page at a time',
  access: 'orders.read',
  query: z.object({
    /** The number of a draft order, or the beginning of a word of its customer's email, name or company. */
    search: z.string().max(100).optional(),
    state: z.enum(draftOrderStates).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ drafts: z.array(draftSummarySchema), next: z.string().nullable() }),
})

export const getDraftOrderCall = contract({
  method: 'GET',
  path: '/api/owner/draft-orders/:draftId',
  summary: 'Get a draft order',
  access: 'orders.read',
  parameters: draftIdOnly,
  reply: opened,
  failures: ['draft-order-not-found'],
})

export const priceDraftOrderCall = contract({
  method: 'POST',
  path: '/api/owner/draft-orders/price',
  summary: 'Preview the totals of a draft order that is not saved, by the rules of checkout',
  access: 'orders.manage',
  body: z.strictObject({ content: draftContentSchema }),
  reply: z.object({ cart: shoppingCartSchema }),
  failures: ['draft-order-repeated'],
})

export const createDraftOrderCall = contract({
  method: 'POST',
  path: '/api/owner/draft-orders',
  summary: 'Create a draft order',
  access: 'orders.manage',
  body: z.strictObject({ content: draftContentSchema }),
  reply: opened,
  failures: ['draft-order-repeated'],
})

export const updateDraftOrderCall = contract({
  method: 'PUT',
  path: '/api/owner/draft-orders/:draftId',
  summary: 'Change a draft order; a link that was sent leads to the new content',
  access: 'orders.manage',
  parameters: draftIdOnly,
  body: z.strictObject({ content: draftContentSchema, revision: z.int() }),
  reply: opened,
  failures: ['draft-order-not-found', 'draft-order-closed', 'draft-order-stale', 'draft-order-repeated'],
})

export const deleteDraftOrderCall = contract({
  method: 'DELETE',
  path: '/api/owner/draft-orders/:draftId',
  summary: 'Delete a draft order; its link no longer works, and an order that came from it stays',
  access: 'orders.manage',
  parameters: draftIdOnly,
  reply: z.object({}),
  failures: ['draft-order-not-found'],
})

export const linkDraftOrderCall = contract({
  method: 'POST',
  path: '/api/owner/draft-orders/:draftId/link',
  summary: 'Create the payment link of a draft order, and email it to the customer if wanted',
  access: 'orders.manage',
  parameters: draftIdOnly,
  body: z.strictObject({ sendEmail: z.boolean() }),
  reply: opened.extend({ url: z.string() }),
  failures: [
    'draft-order-not-found',
    'draft-order-closed',
    'draft-order-email',
    'draft-order-empty',
    'draft-order-unavailable',
  ],
})

export const withdrawDraftLinkCall = contract({
  method: 'DELETE',
  path: '/api/owner/draft-orders/:draftId/link',
  summary: 'Delete the payment link of a draft order: it no longer works',
  access: 'orders.manage',
  parameters: draftIdOnly,
  reply: opened,
  failures: ['draft-order-not-found', 'draft-order-closed'],
})

export const payDraftOrderCall = contract({
  method: 'POST',
  path: '/api/owner/draft-orders/:draftId/paid',
  summary: 'Mark a draft order as paid: it becomes an order',
  access: 'orders.manage',
  parameters: draftIdOnly,
  body: z.strictObject({ paymentMethod: z.enum(['bank-transfer', 'pay-on-pickup']) }),
  reply: opened,
  failures: [
    'draft-order-not-found',
    'draft-order-address',
    'draft-order-changed',
    'draft-order-closed',
    'draft-order-email',
    'draft-order-empty',
    'draft-order-in-payment',
    'draft-order-shipping',
    'draft-order-unavailable',
    'not-enough-stock',
    'shipping-unavailable',
  ],
})
