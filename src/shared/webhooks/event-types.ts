/** The events that a webhook can be called for; released names never change (docs/compatibility.md). */
export const webhookEventTypes = [
  'order.created',
  'order.paid',
  'order.edited',
  'order.fulfilled',
  'order.refunded',
  'order.canceled',
  'product.created',
  'product.updated',
  'product.deleted',
  'stock.changed',
  'customer.created',
  'customer.updated',
  'customer.deleted',
  'form.submitted',
] as const
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What is sent: an event, or the test that the owner asks for. */
export const sentEventTypes = [...webhookEventTypes, 'webhook.test'] as const
export type SentEventType = (typeof sentEventTypes)[number]
