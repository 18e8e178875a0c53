import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { exemptItemSchema } from '#shared/withdrawal-exemptions/schema.ts'
import { withdrawalPeriodSchema, withdrawalSchema, withdrawalStates } from './schema.ts'

/** The owner's calls on withdrawals. */

const withdrawalIdOnly = z.object({ withdrawalId: idSchema })

/** A withdrawal with the period of its order; null while it belongs to none. */
const openedWithdrawal = z.object({
  withdrawal: withdrawalSchema,
  period: withdrawalPeriodSchema.nullable(),
  /** The items of the order without a right of withdrawal; empty while it belongs to none. */
  exemptItems: z.array(exemptItemSchema),
})

export const listWithdrawalsCall = contract({
  method: 'GET',
  path: '/api/owner/withdrawals',
  summary: 'List the withdrawals, newest first, a page at a time',
  access: 'orders.read',
  query: z.object({
    state: z.enum(withdrawalStates).optional(),
    /** Whether they belong to an order. */
    order: z.enum(['linked', 'not-linked']).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ withdrawals: z.array(withdrawalSchema), next: z.string().nullable(), total: z.int() }),
})

export const listOrderWithdrawalsCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId/withdrawals',
  summary: 'List the withdrawals from an order, newest first',
  access: 'orders.read',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ withdrawals: z.array(withdrawalSchema) }),
  failures: ['order-not-found'],
})

export const getWithdrawalCall = contract({
  method: 'GET',
  path: '/api/owner/withdrawals/:withdrawalId',
  summary: 'Get a withdrawal with the period of its order',
  access: 'orders.read',
  parameters: withdrawalIdOnly,
  reply: openedWithdrawal,
  failures: ['withdrawal-not-found'],
})

export const linkWithdrawalCall = contract({
  method: 'PUT',
  path: '/api/owner/withdrawals/:withdrawalId/order',
  summary: 'Change the order that a withdrawal belongs to',
  access: 'orders.manage',
  parameters: withdrawalIdOnly,
  body: z.strictObject({ orderNumber: singleLine(40, 1) }),
  reply: openedWithdrawal,
  failures: ['withdrawal-not-found', 'withdrawal-order-unknown', 'withdrawal-state'],
})

export const decideWithdrawalCall = contract({
  method: 'PUT',
  path: '/api/owner/withdrawals/:withdrawalId/state',
  summary: 'Change the state of a withdrawal, and email the customer',
  access: 'orders.manage',
  parameters: withdrawalIdOnly,
  body: z.strictObject({
    state: z.enum(['accepted', 'refused', 'refunded']),
    /** Words for the customer: the reason of a refusal, or where the items go. */
    message: z.string().trim().max(1000),
  }),
  reply: openedWithdrawal,
  failures: ['withdrawal-not-found', 'withdrawal-not-linked', 'withdrawal-reason-missing', 'withdrawal-state'],
})
