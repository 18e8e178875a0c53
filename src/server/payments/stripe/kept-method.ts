import type Stripe from 'stripe'
import type { Charge } from '#server/payments/provider.ts'
import type { KeptMethod } from '#shared/subscription-plans/schema.ts'
import { keyOfCharge } from '../idempotency.ts'

/**
 * The customer that a PaymentIntent belongs to: a card is kept for a customer of Stripe. A new one is made for each first
 * charge, under its key, and has no data about the buyer.
 */
export async function customerOf(
  stripe: Stripe,
  charge: Charge,
): Promise<Pick<Stripe.PaymentIntentCreateParams, 'customer' | 'setup_future_usage'>> {
  if (charge.keptMethod) return { customer: charge.keptMethod.customer }
  if (!charge.keepsMethod) return {}
  const { id } = await stripe.customers.create(
    { metadata: { payment: charge.idempotencyKey } },
    { idempotencyKey: keyOfCharge(charge, 'customer') },
  )
  return { customer: id, setup_future_usage: 'off_session' }
}

/** The card that a charge has kept; null when there is none. */
export async function keptMethodOf(stripe: Stripe, { reference }: Charge): Promise<KeptMethod | null> {
  if (reference === null) return null
  const intent = await stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] })
  const { customer, payment_method: method } = intent
  if (!customer || !method || typeof method === 'string') return null
  return { customer: typeof customer === 'string' ? customer : customer.id, ...describeMethod(method) }
}

/** A payment method of Stripe, with a label for its buyer. */
export const describeMethod = ({ id, card }: Stripe.PaymentMethod): Omit<KeptMethod, 'customer'> => ({
  method: id,
  label: card ? `${brandName(card.brand)} •••• ${card.last4}` : 'Card',
})

const brandName = (brand: string): string => `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
