import type { Messages } from '#shared/http/facts.ts'
import { webhookLimits } from './schema.ts'

/** Refusals of webhooks. */
export const webhookMessages = {
  'webhook-event-not-found': () => `This event was deleted. Events are kept for ${webhookLimits.days} days.`,
  'webhook-limit': () => `A site can have ${webhookLimits.endpoints} webhooks. Delete one first.`,
  'webhook-not-found': () => 'This webhook was deleted.',
  'webhook-off': () => 'This webhook is turned off. Turn it on first.',
  'webhook-private': () => 'This URL isn’t on the public internet. Enter a URL that can be reached from everywhere.',
} satisfies Messages
