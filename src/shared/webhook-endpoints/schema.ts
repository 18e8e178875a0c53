import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { sentEventTypes, webhookEventTypes } from '#shared/webhooks/event-types.ts'
import { HTTPS_NEEDED, isWebhookUrl } from '#shared/webhooks/rules.ts'

export const webhookLimits = {
  /** Endpoints of a website: each one makes every change that it listens to write a row. */
  endpoints: 10,
  url: 500,
  description: 200,
  /** Days for which events and their deliveries are kept, and can be sent again. */
  days: 30,
  /** Hours for which the former secret signs as well. */
  formerSecretHours: 24,
} as const

/** What an owner sets. */
export const endpointContentSchema = z.strictObject({
  url: singleLine(webhookLimits.url, 1).refine(isWebhookUrl, HTTPS_NEEDED),
  /** The owner's own words. */
  description: singleLine(webhookLimits.description),
  events: z
    .array(z.enum(webhookEventTypes))
    .min(1, 'Choose at least one event.')
    .max(webhookEventTypes.length)
    .refine((events) => new Set(events).size === events.length, 'Choose each event once.'),
})
export type EndpointContent = z.infer<typeof endpointContentSchema>

export const offReasons = ['', 'owner', 'failing', 'gone'] as const

export const endpointSchema = endpointContentSchema.extend({
  id: idSchema,
  url: z.string(),
  isOn: z.boolean(),
  /** Who turned it off: `failing` after three days without an answer, `gone` after an answer of 410. */
  offReason: z.enum(offReasons),
  /** Since when nothing arrives; null while deliveries arrive. */
  failingSince: z.int().nullable(),
  createdAt: z.int(),
  /** Until when the former secret signs as well; null when there is none. */
  formerSecretUntil: z.int().nullable(),
  /** Deliveries of the last 30 days that wait to be sent, and those that were given up. */
  waiting: z.int(),
  failed: z.int(),
})
export type Endpoint = z.infer<typeof endpointSchema>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** An event on its way to an endpoint. Times in milliseconds. */
export const deliverySchema = z.object({
  /** Its `webhook-id`. */
  eventId: idSchema,
  type: z.enum(sentEventTypes),
  /** What it is about: the id of the order, product, variant, customer or response. */
  subjectId: idSchema,
  occurredAt: z.int(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** The next attempt; null where there is none. */
  nextAt: z.int().nullable(),
  lastAt: z.int().nullable(),
  /** The HTTP status of the last answer; null where there was none. */
  status: z.int().nullable(),
  milliseconds: z.int().nullable(),
  /** The beginning of the last answer. */
  answer: z.string(),
  /** Why the last attempt failed; '' when it has not. */
  error: z.string(),
})
export type Delivery = z.infer<typeof deliverySchema>
