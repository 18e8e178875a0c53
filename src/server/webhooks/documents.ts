import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { webhookEventTypes } from '#shared/webhooks/event-types.ts'

/** The events that an endpoint is called for. */
export const endpointEvents = defineDocument({
  name: 'events of a webhook',
  schema: z.array(z.enum(webhookEventTypes)),
})

/** What is known only when an event happens, such as the pieces before and after a change of stock. */
export const eventFacts = defineDocument({
  name: 'facts of an event',
  schema: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
