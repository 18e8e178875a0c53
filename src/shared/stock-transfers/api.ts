import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import {
  receiptSchema,
  transferContentSchema,
  transferDetailsSchema,
  transferKinds,
  transferSchema,
  transferStates,
  transferSummarySchema,
} from './schema.ts'

/** The owner's calls on transfers of stock. */

const transferIdOnly = z.object({ transferId: idSchema })
const opened = z.object({ transfer: transferSchema })
const revision = z.int().min(0)
const contentFailures = [
  'location-not-found',
  'stock-of-bundle',
  'stock-untracked',
  'transfer-repeated',
  'transfer-same-location',
  'transfer-supplier',
  'variant-unavailable',
] as const

export const listTransfersCall = contract({
  method: 'GET',
  path: '/api/owner/stock-transfers',
  summary: 'List the transfers of stock and what suppliers deliver, newest first, a page at a time',
  access: 'products.read',
  query: z.object({
    state: z.enum(transferStates).optional(),
    kind: z.enum(transferKinds).optional(),
    /** Where units come from or go to. */
    locationId: idSchema.optional(),
    variantId: idSchema.optional(),
    /** A number, or the beginning of a supplier or a reference. */
    search: z.string().trim().max(100).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ transfers: z.array(transferSummarySchema), next: z.string().nullable() }),
})

export const getTransferCall = contract({
  method: 'GET',
  path: '/api/owner/stock-transfers/:transferId',
  summary: 'Get a transfer with its lines',
  access: 'products.read',
  parameters: transferIdOnly,
  reply: opened,
  failures: ['transfer-not-found'],
})

export const createTransferCall = contract({
  method: 'POST',
  path: '/api/owner/stock-transfers',
  summary: 'Create a draft of a transfer; it moves nothing yet',
  access: 'products.write',
  body: z.strictObject({ content: transferContentSchema }),
  reply: opened,
  failures: contentFailures,
})

export const updateTransferCall = contract({
  method: 'PUT',
  path: '/api/owner/stock-transfers/:transferId',
  summary: 'Change a draft of a transfer',
  access: 'products.write',
  parameters: transferIdOnly,
  body: z.strictObject({ content: transferContentSchema, revision }),
  reply: opened,
  failures: [...contentFailures, 'transfer-not-found', 'transfer-stale', 'transfer-state'],
})

export const updateTransferDetailsCall = contract({
  method: 'PUT',
  path: '/api/owner/stock-transfers/:transferId/details',
  summary: 'Change the expected day, the reference and the note of a transfer that is on its way',
  access: 'products.write',
  parameters: transferIdOnly,
  body: z.strictObject({ details: transferDetailsSchema, revision }),
  reply: opened,
  failures: ['transfer-not-found', 'transfer-stale', 'transfer-state'],
})

export const deleteTransferCall = contract({
  method: 'DELETE',
  path: '/api/owner/stock-transfers/:transferId',
  summary: 'Delete a draft of a transfer',
  access: 'products.write',
  parameters: transferIdOnly,
  reply: z.object({ batchId: idSchema }),
  failures: ['transfer-not-found', 'transfer-state'],
})

export const sendTransferCall = contract({
  method: 'POST',
  path: '/api/owner/stock-transfers/:transferId/send',
  summary: 'Mark a transfer as sent: its units leave the first location, and are awaited at the second',
  access: 'products.write',
  parameters: transferIdOnly,
  body: z.strictObject({ revision }),
  reply: opened,
  failures: [
    'location-not-found',
    'stock-of-bundle',
    'stock-untracked',
    'transfer-empty',
    'transfer-not-enough',
    'transfer-not-found',
    'transfer-stale',
    'transfer-state',
    'variant-unavailable',
  ],
})

export const receiveTransferCall = contract({
  method: 'POST',
  path: '/api/owner/stock-transfers/:transferId/receipts',
  summary: 'Add what arrived of a transfer: received units are in stock, rejected and missing ones are not',
  access: 'products.write',
  parameters: transferIdOnly,
  body: receiptSchema.extend({ revision }),
  reply: opened,
  failures: [
    'location-not-found',
    'stock-too-large',
    'transfer-empty',
    'transfer-not-found',
    'transfer-repeated',
    'transfer-stale',
    'transfer-state',
    'transfer-too-many',
  ],
})

export const cancelTransferCall = contract({
  method: 'POST',
  path: '/api/owner/stock-transfers/:transferId/cancel',
  summary: 'Cancel what is awaited of a transfer: it returns to the first location',
  access: 'products.write',
  parameters: transferIdOnly,
  body: z.strictObject({ revision }),
  reply: opened,
  failures: ['location-not-found', 'stock-too-large', 'transfer-not-found', 'transfer-stale', 'transfer-state'],
})
