import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The owner's calls for people who ask for their data, or ask to be erased. */

export const privacyKinds = ['copy', 'erasure'] as const
export const privacyStates = ['running', 'done'] as const

/** For how many days a copy of someone's data can be downloaded. */
export const COPY_DAYS = 7

/** What an erasure has deleted, in numbers; nothing in it is about the person. */
export const erasedCountsSchema = z.object({
  /** Orders without a name: what the law requires is in their invoices, or nothing is required. */
  orders: z.int(),
  /** Orders that keep the name and one address for the law, because they have no invoice. */
  keptOrders: z.int(),
  invoices: z.int(),
  emails: z.int(),
  submissions: z.int(),
  subscriptions: z.int(),
  giftCards: z.int(),
})
export type ErasedCounts = z.infer<typeof erasedCountsSchema>

export const privacyRequestSchema = z.object({
  id: idSchema,
  kind: z.enum(privacyKinds),
  state: z.enum(privacyStates),
  /** The id of the customer, who may be gone. */
  customerId: idSchema,
  requestedAt: z.int(),
  doneAt: z.int().nullable(),
  /** The owner who did it. */
  by: z.string(),
  /** Until when the copy can be downloaded; null for erasures, and once it was deleted. */
  expiresAt: z.int().nullable(),
  counts: erasedCountsSchema.nullable(),
})
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>

const parameters = z.object({ customerId: idSchema })

export const listPrivacyRequestsCall = contract({
  method: 'GET',
  path: '/api/owner/privacy-requests',
  summary: 'List the last 100 requests for a copy or an erasure, newest first, without personal data',
  access: 'site.manage',
  reply: z.object({ requests: z.array(privacyRequestSchema) }),
})

export const copyCustomerCall = contract({
  method: 'POST',
  path: '/api/owner/customers/:customerId/copy',
  summary: 'Create a ZIP file with all data about a customer; it can be downloaded for a week',
  access: 'site.manage',
  parameters,
  reply: z.object({ requestId: idSchema }),
  failures: ['customer-not-found', 'privacy-running'],
})

export const downloadCopyCall = contract({
  method: 'GET',
  path: '/api/owner/privacy-requests/:requestId/file',
  summary: 'Download the ZIP file with all data about a customer',
  access: 'site.manage',
  parameters: z.object({ requestId: idSchema }),
  reply: z.unknown(),
  failures: ['file-not-found'],
})

export const previewErasureCall = contract({
  method: 'GET',
  path: '/api/owner/customers/:customerId/erasure',
  summary: 'Get what an erasure would delete and what would stay',
  access: 'site.manage',
  parameters,
  /** `openOrders` have to be fulfilled or canceled first. `years` is how long the documents of a sale are kept. */
  reply: z.object({ counts: erasedCountsSchema, openOrders: z.int(), years: z.int() }),
  failures: ['customer-not-found'],
})

export const eraseCustomerCall = contract({
  method: 'POST',
  path: '/api/owner/customers/:customerId/erasure',
  summary: 'Delete everything about a customer that the law does not keep; this is final',
  access: 'site.manage',
  parameters,
  reply: z.object({ requestId: idSchema }),
  failures: ['customer-not-found', 'customer-has-open-orders', 'privacy-running'],
})
