import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { deliverySchema, deliveryStates, endpointContentSchema, endpointSchema } from './schema.ts'

/** The owner's webhooks. Events contain orders and customers, so that only those who manage the site may send them out. */

const ofEndpoint = z.object({ endpointId: idSchema })
const ofDelivery = z.object({ endpointId: idSchema, eventId: idSchema })

export const listEndpointsCall = contract({
  method: 'GET',
  path: '/api/owner/webhooks',
  summary: 'List the webhooks of the site',
  access: 'site.manage',
  reply: z.object({ endpoints: z.array(endpointSchema) }),
})

export const createEndpointCall = contract({
  method: 'POST',
  path: '/api/owner/webhooks',
  summary: 'Add a webhook; its signing secret is returned only here',
  access: 'site.manage',
  body: endpointContentSchema,
  reply: z.object({ endpointId: idSchema, secret: z.string() }),
  failures: ['secrets-key-missing', 'webhook-limit', 'webhook-private'],
})

export const updateEndpointCall = contract({
  method: 'PUT',
  path: '/api/owner/webhooks/:endpointId',
  summary: 'Change the URL, description and events of a webhook',
  access: 'site.manage',
  parameters: ofEndpoint,
  body: endpointContentSchema,
  reply: z.object({ batchId: idSchema }),
  failures: ['webhook-not-found', 'webhook-private'],
})

export const switchEndpointCall = contract({
  method: 'PUT',
  path: '/api/owner/webhooks/:endpointId/state',
  summary: 'Set whether a webhook is on; while it is off no events are recorded for it',
  access: 'site.manage',
  parameters: ofEndpoint,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: z.object({ batchId: idSchema }),
  failures: ['webhook-not-found'],
})

export const deleteEndpointCall = contract({
  method: 'DELETE',
  path: '/api/owner/webhooks/:endpointId',
  summary: 'Delete a webhook with its deliveries',
  access: 'site.manage',
  parameters: ofEndpoint,
  reply: z.object({ batchId: idSchema }),
  failures: ['webhook-not-found'],
})

export const rotateSecretCall = contract({
  method: 'POST',
  path: '/api/owner/webhooks/:endpointId/secret',
  summary: 'Rotate the signing secret of a webhook; the old one signs as well for another day',
  access: 'site.manage',
  parameters: ofEndpoint,
  reply: z.object({ secret: z.string() }),
  failures: ['secrets-key-missing', 'webhook-not-found'],
})

export const testEndpointCall = contract({
  method: 'POST',
  path: '/api/owner/webhooks/:endpointId/test',
  summary: 'Send a test event to a webhook',
  access: 'site.manage',
  perMinute: 20,
  parameters: ofEndpoint,
  reply: z.object({ eventId: idSchema }),
  failures: ['webhook-not-found', 'webhook-off'],
})

export const listDeliveriesCall = contract({
  method: 'GET',
  path: '/api/owner/webhooks/:endpointId/deliveries',
  summary: 'List the deliveries of a webhook in the last 30 days, newest first',
  access: 'site.manage',
  parameters: ofEndpoint,
  query: z.object({ state: z.enum(deliveryStates).optional(), after: idSchema.optional() }),
  reply: z.object({
    deliveries: z.array(deliverySchema),
    /** `after` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  failures: ['webhook-not-found'],
})

export const replayDeliveryCall = contract({
  method: 'POST',
  path: '/api/owner/webhooks/:endpointId/deliveries/:eventId/replay',
  summary: 'Send an event to a webhook again, under the same id',
  access: 'site.manage',
  parameters: ofDelivery,
  reply: z.object({}),
  failures: ['webhook-not-found', 'webhook-event-not-found', 'webhook-off'],
})

export const replayEndpointCall = contract({
  method: 'POST',
  path: '/api/owner/webhooks/:endpointId/replay',
  summary: 'Send the events since a time to a webhook again, under the same ids',
  access: 'site.manage',
  perMinute: 20,
  parameters: ofEndpoint,
  body: z.strictObject({
    /** Milliseconds since 1970. */
    since: z.int().min(0),
    /** Only the deliveries that were given up; otherwise also events that were recorded for other webhooks. */
    onlyFailed: z.boolean(),
  }),
  reply: z.object({}),
  failures: ['webhook-not-found', 'webhook-off'],
})
