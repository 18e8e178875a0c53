import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** `waiting` for its next email, `done` when all were sent, `ended` by the customer or because nothing can be sold. */
export const abandonedStates = ['waiting', 'done', 'recovered', 'ended'] as const

export const remindMeCall = contract({
  method: 'PUT',
  path: '/api/commerce/checkout/reminder',
  summary: 'Set the email address that is reminded of the visitor’s cart; null turns reminders off',
  access: 'public',
  body: z.strictObject({ email: emailSchema.nullable() }),
  reply: z.object({}),
})

/** A cart that was left at checkout. */
export const abandonedCartSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** When the customer has typed their address. */
  at: z.int(),
  state: z.enum(abandonedStates),
  /** The emails that were sent. */
  sentCount: z.int(),
  lastSentAt: z.int().nullable(),
  totalQuantity: z.int(),
  /** What is in it now; a product that was deleted is left out. */
  items: z.array(z.object({ title: z.string(), options: z.string(), quantity: z.int() })),
  /** The total when it was seen last, in hundredths. */
  totalCents: z.int(),
  currency: currencySchema,
  /** The order that came after an email; null without one. */
  order: z.object({ id: idSchema, number: z.int() }).nullable(),
})
export type AbandonedCart = z.infer<typeof abandonedCartSchema>

export const listAbandonedCartsCall = contract({
  method: 'GET',
  path: '/api/owner/abandoned-carts',
  summary: 'List the carts that were left at checkout, newest first, and what their emails have brought',
  access: 'orders.read',
  query: z.object({ state: z.enum(abandonedStates).optional(), after: cursorSchema.optional() }),
  reply: z.object({
    carts: z.array(abandonedCartSchema),
    next: z.string().nullable(),
    isOn: z.boolean(),
    /** Orders that came after an email, of the carts that are kept, and their sum in the shop's currency. */
    recovered: z.object({ orders: z.int(), cents: z.int() }),
  }),
})
