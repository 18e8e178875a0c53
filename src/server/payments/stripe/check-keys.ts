import type Stripe from 'stripe'
import { refusalOf } from './refusal-of.ts'
import { stripeEventTypes } from './stripe-events.ts'

/** Stripe's answer about keys. */
export type CheckedKeys =
  | { readonly kind: 'valid'; readonly accountId: string; readonly accountName: string }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'away' }

/** Asks Stripe whether a secret key may take payments, and whose it is. It never throws. */
export async function checkKeys(stripe: Stripe): Promise<CheckedKeys> {
  try {
    await stripe.paymentIntents.list({ limit: 1 })
    return { kind: 'valid', ...(await accountOf(stripe)) }
  } catch (error) {
    const refusal = refusalOf(error)
    return refusal ? { kind: 'refused', words: refusal.words } : { kind: 'away' }
  }
}

/** A restricted key may take payments without being allowed to read the account. */
async function accountOf(stripe: Stripe) {
  const account = await stripe.accounts.retrieveCurrent().catch(() => null)
  const name = account?.settings?.dashboard.display_name ?? account?.business_profile?.name
  return { accountId: account?.id ?? '', accountName: name ?? '' }
}

/**
 * Asks Stripe to send events to a site. @returns the secret that they are signed with; null when Stripe cannot reach the
 * URL, or the key may not set this up: the owner does it by hand then, and payments work without
 */
export async function subscribeToEvents(stripe: Stripe, url: string): Promise<string | null> {
  if (!url.startsWith('https:')) return null
  const endpoint = await stripe.webhookEndpoints
    .create({ url, enabled_events: [...stripeEventTypes], description: 'Vitrine' })
    .catch(() => null)
  return endpoint?.secret ?? null
}
