import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/** The list that every site has. Forms without a list of their own use it. It can be renamed, not deleted. */
export const DEFAULT_LIST_ID = 'newsletter'

/** `pending`: signed up, and not confirmed by the recipient yet. */
export const subscriberStates = ['confirmed', 'pending', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** How an address was added to a list. */
export const subscriberSources = ['form', 'hand', 'import', 'checkout'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

/** Events of a subscription, each stored with its time: they prove consent. */
export const subscriptionEventKinds = ['asked', 'confirmed', 'added', 'imported', 'unsubscribed', 'removed'] as const
export type SubscriptionEventKind = (typeof subscriptionEventKinds)[number]

export const newsletterLimits = {
  listNameLength: 100,
  lists: 100,
  segments: 50,
  nameLength: 200,
  noteLength: 500,
  importBytes: 2_000_000,
  importRows: 20_000,
  /** Days that the link of a confirmation email works; unconfirmed addresses are deleted then. */
  confirmationDays: 30,
} as const

export const listNameSchema = singleLine(newsletterLimits.listNameLength, 1)

export const segmentNameSchema = singleLine(newsletterLimits.listNameLength, 1)

export const newsletterListSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The number of subscribers in each state. */
  counts: z.object({ confirmed: z.int(), pending: z.int(), unsubscribed: z.int() }),
  /** Names of the forms that use it; a list in use cannot be deleted. */
  forms: z.array(z.string()),
})
export type NewsletterList = z.infer<typeof newsletterListSchema>

/** A filter for subscribers; fields that are absent match everything. */
export const segmentFilter = {
  listId: idSchema.optional(),
  state: z.enum(subscriberStates).optional(),
  source: z.enum(subscriberSources).optional(),
  /** A day of the site's calendar: subscribers of this day or later. */
  since: z.iso.date().optional(),
  /** The beginning of an address, of its domain, or of a name. */
  search: z.string().trim().max(100).optional(),
}
export const segmentFilterSchema = z.strictObject(segmentFilter)
export type SegmentFilter = z.infer<typeof segmentFilterSchema>

/** A filter with a name; its subscribers are looked up each time. */
export const segmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  filter: segmentFilterSchema,
  /** The number of subscribers in it now. */
  count: z.int(),
})
export type Segment = z.infer<typeof segmentSchema>

export const subscriberSchema = z.object({
  id: idSchema,
  listId: idSchema,
  /** In small letters. */
  email: z.string(),
  name: z.string(),
  state: z.enum(subscriberStates),
  source: z.enum(subscriberSources),
  /** BCP-47, of the page on which the person signed up. */
  language: z.string(),
  createdAt: z.int(),
  confirmedAt: z.int().nullable(),
  unsubscribedAt: z.int().nullable(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const subscriptionEventSchema = z.object({
  id: idSchema,
  kind: z.enum(subscriptionEventKinds),
  at: z.int(),
  /** The text that was agreed to, or the note of the owner who added the address. */
  words: z.string(),
  pagePath: z.string(),
  /** The IP address of the request without its last part; '' where there was no web request. */
  address: z.string(),
})
export type SubscriptionEvent = z.infer<typeof subscriptionEventSchema>
