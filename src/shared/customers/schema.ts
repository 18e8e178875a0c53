import { z } from 'zod'
import { orderAddressSchema } from '#shared/addresses/schema.ts'
import { orderGroupSchema } from '#shared/customer-groups/schema.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { subscriberSchema, subscriptionEventSchema } from '#shared/newsletter/schema.ts'
import { orderSummarySchema } from '#shared/orders/schema.ts'
import { tagsSchema } from '#shared/tags/schema.ts'
import { taxExemptionSchema } from '#shared/tax-exemptions/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { customerLimits } from './limits.ts'

/** How a customer was added. */
export const customerSources = ['order', 'import', 'staff'] as const

export const customerSorts = [
  'newest',
  'oldest',
  'last-order',
  'longest-ago',
  'highest-spent',
  'lowest-spent',
  'most-orders',
  'fewest-orders',
] as const

/** Filters by the number of orders. */
export const orderCounts = ['none', 'one', 'several'] as const

/** Filters by the last order, in days before now. */
export const lastOrders = ['in-30-days', 'in-90-days', 'in-a-year', 'not-in-90-days', 'not-in-a-year'] as const

/** Filters by consent: `subscribed` has confirmed at least one list, `unsubscribed` has left one and is on no other. */
export const consentStates = ['subscribed', 'pending', 'unsubscribed', 'none'] as const
export type ConsentState = (typeof consentStates)[number]

/** What an owner can change about a customer. */
export const customerContentSchema = z.strictObject({
  firstName: singleLine(customerLimits.nameLength),
  lastName: singleLine(customerLimits.nameLength),
  phone: singleLine(customerLimits.phoneLength),
  note: z.string().trim().max(customerLimits.noteLength),
  /** Each once; sorted when they are saved. */
  tags: tagsSchema,
  /** Null for customers who pay tax. */
  taxExemption: taxExemptionSchema.nullable().default(null),
})
export type CustomerContent = z.infer<typeof customerContentSchema>

/** A customer in the list. Money in hundredths of the shop's currency; times in milliseconds, 0 for never. */
export const customerSummarySchema = z.object({
  id: idSchema,
  /** The main address, in small letters. */
  email: z.string(),
  name: z.string(),
  /** The country of the last known address; '' where none is known. */
  country: z.string(),
  /** Orders that count: no test orders and no canceled ones. */
  orders: z.int(),
  /** What was paid for them, without what was returned and without what gift cards have paid. */
  spentCents: z.int(),
  firstOrderAt: z.int(),
  lastOrderAt: z.int(),
  createdAt: z.int(),
  tags: z.array(z.string()),
})
export type CustomerSummary = z.infer<typeof customerSummarySchema>

export const customerEventKinds = [
  'created',
  'added',
  'imported',
  'details-changed',
  'note-changed',
  'tags-changed',
  'tax-exemption-changed',
  'group-changed',
  'merged',
  'separated',
] as const
export type CustomerEventKind = (typeof customerEventKinds)[number]

export const customerEventSchema = z.object({
  id: idSchema,
  kind: z.enum(customerEventKinds),
  at: z.int(),
  /** An owner's name; empty for the shop itself. */
  by: z.string(),
  /** Such as the merged email address, or the tags. */
  text: z.string(),
})

/** Everything that the shop knows about a customer. */
export const customerProfileSchema = customerSummarySchema.omit({ name: true }).extend({
  ...customerContentSchema.shape,
  /** The group whose prices they pay; null without one. */
  group: orderGroupSchema.nullable(),
  source: z.enum(customerSources),
  revision: z.int(),
  currency: currencySchema,
  /** All addresses of this person, the main one first. */
  emails: z.array(z.string()),
  /** Different addresses of orders and imports, the newest first. */
  addresses: z.array(orderAddressSchema),
  /** The newest orders, with test orders and canceled ones. */
  recentOrders: z.array(orderSummarySchema),
  hasMoreOrders: z.boolean(),
  subscriptions: z.array(subscriberSchema.extend({ listName: z.string(), events: z.array(subscriptionEventSchema) })),
  submissions: z.array(
    z.object({ id: idSchema, formId: idSchema, formName: z.string(), at: z.int(), folder: z.string() }),
  ),
  giftCards: z.array(
    z.object({
      id: idSchema,
      lastFour: z.string(),
      balanceCents: z.int(),
      currency: currencySchema,
    }),
  ),
  events: z.array(customerEventSchema),
})
export type CustomerProfile = z.infer<typeof customerProfileSchema>
