import { z } from 'zod'
import { idSchema } from '#shared/products/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'

/** The list that every site has, which forms join where they name no other. It can be renamed and not be deleted. */
export const DEFAULT_LIST_ID = 'newsletter'

/** `pending`: asked for, and not confirmed by its recipient yet. */
export const subscriberStates = ['confirmed', 'pending', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** How an address came to a list. */
export const subscriberSources = ['form', 'hand', 'import', 'checkout'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

/** What happened with a subscription, each kept with its time: the proof of consent is made of these. */
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
  /** Days that a link of a confirmation email is good for; who has not confirmed by then is forgotten. */
  confirmationDays: 30,
} as const

export const listNameSchema = singleLine(newsletterLimits.listNameLength, 1)

export const segmentNameSchema = singleLine(newsletterLimits.listNameLength, 1)

export const newsletterListSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many of each state. */
  counts: z.object({ confirmed: z.int(), pending: z.int(), unsubscribed: z.int() }),
  /** Names of the forms that join it by name; it cannot be deleted while there are any. */
  forms: z.array(z.string()),
})
export type NewsletterList = z.infer<typeof newsletterListSchema>

/** What narrows subscribers down; what it does not name is not asked about. */
export const segmentFilter = {
  listId: idSchema.optional(),
  state: z.enum(subscriberStates).optional(),
  source: z.enum(subscriberSources).optional(),
  /** A day of the site's calendar: who came on it or later. */
  since: z.iso.date().optional(),
  /** The beginning of an address, of its domain, or of a name. */
  search: z.string().trim().max(100).optional(),
}
export const segmentFilterSchema = z.strictObject(segmentFilter)
export type SegmentFilter = z.infer<typeof segmentFilterSchema>

/** A filter that is kept under a name: who is in it is asked again each time. */
export const segmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  filter: segmentFilterSchema,
  /** How many subscribers are in it now. */
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
  /** BCP-47, of the page that was joined from. */
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
  /** What was agreed to, or the note of the owner who added the address. */
  words: z.string(),
  pagePath: z.string(),
  /** The address of the request without its last part; '' where no one asked over the web. */
  address: z.string(),
})
export type SubscriptionEvent = z.infer<typeof subscriptionEventSchema>
