import { type Delivery, type Endpoint, webhookLimits } from '#shared/webhook-endpoints/schema.ts'
import type { SentEventType, WebhookEventType } from '#shared/webhooks/event-types.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

/** Events as owners read them, in groups. */
export const eventGroups: readonly { readonly label: string; readonly events: readonly WebhookEventType[] }[] = [
  {
    label: 'Orders',
    events: ['order.created', 'order.paid', 'order.edited', 'order.fulfilled', 'order.refunded', 'order.canceled'],
  },
  { label: 'Products', events: ['product.created', 'product.updated', 'product.deleted', 'stock.changed'] },
  { label: 'Customers', events: ['customer.created', 'customer.updated', 'customer.deleted'] },
  { label: 'Forms', events: ['form.submitted'] },
]

export const eventNames: Readonly<Record<SentEventType, string>> = {
  'order.created': 'Order placed',
  'order.paid': 'Order paid',
  'order.edited': 'Order edited',
  'order.fulfilled': 'Order fulfilled',
  'order.refunded': 'Order refunded',
  'order.canceled': 'Order canceled',
  'product.created': 'Product added',
  'product.updated': 'Product changed',
  'product.deleted': 'Product deleted',
  'stock.changed': 'Stock changed',
  'customer.created': 'Customer added',
  'customer.updated': 'Customer changed',
  'customer.deleted': 'Customer deleted',
  'form.submitted': 'Form submitted',
  'webhook.test': 'Test event',
}

interface Status {
  readonly tone: Tone
  readonly label: string
}

/** The state of a webhook. */
export function statusOf({ isOn, offReason, failingSince }: Endpoint): Status {
  if (!isOn) return { tone: offReason === 'owner' ? 'off' : 'wrong', label: 'Off' }
  return failingSince === null ? { tone: 'done', label: 'On' } : { tone: 'look', label: 'Failing' }
}

/** Why a webhook sends nothing, for its page; null while all is well. */
export function problemOf({ isOn, offReason, failingSince }: Endpoint): string | null {
  if (!isOn && offReason === 'failing')
    return 'The receiver didn’t accept an event for three days, so the webhook was turned off. Turn it on when the receiver works again, then resend the events that failed.'
  if (!isOn && offReason === 'gone') return 'The receiver answered that it’s gone (410), so the webhook was turned off.'
  if (isOn && failingSince !== null)
    return 'Deliveries are failing. They’re retried for three days, then the webhook is turned off.'
  return null
}

/** The state of a delivery. */
export function deliveryStatus({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>): Status {
  if (state === 'delivered') return { tone: 'done', label: 'Delivered' }
  if (state === 'failed') return { tone: 'wrong', label: 'Failed' }
  return attempts === 0 ? { tone: 'wait', label: 'Waiting' } : { tone: 'look', label: 'Retrying' }
}

/** How many events a webhook listens to. */
export const countEvents = ({ events }: Pick<Endpoint, 'events'>): string =>
  events.length === 1 ? eventNames[events[0]!] : `${events.length} events`

export const KEPT = `Kept for ${webhookLimits.days} days.`
