import { z } from 'zod'
import { readKeys } from '#server/payments/keys/key-store.ts'
import { sealedFor } from '#server/payments/keys/open-keys.ts'
import {
  type EventHeaders,
  type EventSource,
  type EventSubject,
  headerOf,
  type ReceivedEvent,
} from '#server/payments/provider.ts'
import type { Database } from '#server/tables.ts'
import { centsOfPayPal } from '#shared/paypal/amounts.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { readOrder } from './charge-order.ts'
import { connectPayPal, type PayPalAccess, paypalAccount } from './connection.ts'
import { readDispute } from './disputes.ts'
import { idInLink } from './links.ts'
import { readJson } from './read-json.ts'
import { outcomeOfRefund, refundIdOf, refundsOf } from './refunds.ts'
import { isGone } from './refusal-of.ts'
import { keptByToken } from './setup-token.ts'

/** The events that we ask PayPal for. */
export const paypalEventTypes = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'VAULT.PAYMENT-TOKEN.CREATED',
  'VAULT.PAYMENT-TOKEN.DELETED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const

/** What PayPal signs an event with, by the name of its header. */
const signatureHeaders = {
  auth_algo: ['paypal-auth-algo', /^[A-Za-z0-9]{1,100}$/],
  cert_url: ['paypal-cert-url', /^https:\/\/[a-z0-9.-]+\.paypal\.com\/[\w/.-]{1,400}$/],
  transmission_id: ['paypal-transmission-id', /^[\w-]{1,50}$/],
  transmission_sig: ['paypal-transmission-sig', /^[A-Za-z0-9+/=]{1,500}$/],
  transmission_time: ['paypal-transmission-time', /^[\dT:.Z+-]{1,100}$/],
} as const

const link = z.object({ rel: z.string(), href: z.string() })
const eventSchema = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.looseObject({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    dispute_id: z.string().optional(),
    purchase_units: z.array(z.looseObject({ custom_id: z.string().optional() })).optional(),
    metadata: z.looseObject({ order_id: z.string().optional() }).optional(),
    links: z.array(link).optional(),
  }),
})
type PayPalEvent = z.infer<typeof eventSchema>

/** What PayPal's events say about payments of a site. */
export function createPayPalEvents(database: Database, access: PayPalAccess, mode: PaymentMode): EventSource {
  const account = paypalAccount(mode)
  const here = (websiteId: string) => ({ database, websiteId })
  const connect = async (websiteId: string) => (await connectPayPal(here(websiteId), mode, access)).paypal
  return {
    async receive(websiteId, body, headers) {
      const keys = await readKeys(here(websiteId), account)
      if (!keys?.event_secret || !access.sealing) return 'closed'
      const event = readJson(eventSchema, body)
      const signature = signatureIn(headers)
      if (!event || !signature) return 'unsigned'
      const webhookId = access.sealing.open(keys.event_secret, sealedFor(websiteId, account))
      const paypal = await connect(websiteId)
      const { verification_status } = await paypal.call(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        z.object({ verification_status: z.string() }),
        // PayPal has signed these bytes. Parsed and written again, they would differ.
        `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${body}}`,
      )
      return verification_status === 'SUCCESS' ? receivedEvent(event) : 'unsigned'
    },
    async listRefunds({ websiteId, reference }) {
      if (reference === null) return []
      const refunds = await refundsOf(await connect(websiteId), reference)
      return refunds.map((refund) => ({
        reference: refund.id ?? '',
        refundId: refundIdOf(refund),
        cents: centsOfPayPal(refund.amount?.value ?? ''),
        outcome: outcomeOfRefund(refund),
      }))
    },
    async findMethod(websiteId, { method, order }) {
      const paypal = await connect(websiteId)
      const token = await paypal.vault.getPaymentToken(method).catch((error: unknown) => {
        if (isGone(error)) return null
        throw error
      })
      const from = token && order !== null ? await readOrder(paypal, order) : null
      return { kept: token && keptByToken(token.result), key: from?.purchaseUnits?.[0]?.customId ?? null }
    },
    findDispute: async (websiteId, id) => readDispute(await connect(websiteId), id),
  }
}

/** The headers that sign an event; null when one is missing, or cannot be PayPal's: PayPal is not asked then. */
function signatureIn(headers: EventHeaders): Record<keyof typeof signatureHeaders, string> | null {
  const found = Object.entries(signatureHeaders).map(([name, [header, pattern]]) => {
    const value = headerOf(headers, header)
    return [name, pattern.test(value) ? value : null] as const
  })
  if (found.some(([, value]) => value === null)) return null
  return Object.fromEntries(found) as Record<keyof typeof signatureHeaders, string>
}

function receivedEvent(event: PayPalEvent): ReceivedEvent {
  return { reference: event.id, type: event.event_type, subject: subjectOf(event) }
}

/** What an event is about; null when it concerns no payment of ours. */
function subjectOf({ event_type: type, resource }: PayPalEvent): EventSubject | null {
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return resource.dispute_id ? { kind: 'dispute', dispute: resource.dispute_id } : null
  }
  if (type.startsWith('VAULT.PAYMENT-TOKEN.')) {
    return resource.id ? { kind: 'method', method: resource.id, order: resource.metadata?.order_id ?? null } : null
  }
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') {
    const charge = idInLink(resource.links, 'up', 'captures') ?? resource.id
    return charge ? { kind: 'refunds', charge } : null
  }
  if (!type.startsWith('CHECKOUT.ORDER.') && !type.startsWith('PAYMENT.CAPTURE.')) return null
  const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id
  return key ? { kind: 'charge', key } : null
}
