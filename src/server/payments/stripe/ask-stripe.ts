import type Stripe from 'stripe'
import { noteProblem, type SiteRows } from '#server/payments/keys/key-store.ts'
import { NotConnected } from '#server/payments/keys/open-keys.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import { connectStripe, type StripeAccess, stripeAccount } from './connection.ts'
import { keyProblemOf, refusalOf } from './refusal-of.ts'

/**
 * Asks Stripe with the keys of a site's owner. When Stripe rejects the keys, that is noted for the owner; when it
 * accepts them, the note goes away.
 * @throws whatever `work` throws, and NotConnected when there are no keys that can be read
 */
export async function askStripe<Answer>(
  site: SiteRows,
  mode: PaymentMode,
  access: StripeAccess,
  work: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await work(await connectStripe(site, mode, access))
    await noteProblem(site, stripeAccount(mode), '', Date.now())
    return answer
  } catch (error) {
    const problem = error instanceof NotConnected ? error.message : keyProblemOf(error)
    // A card that was declined, or a request that makes no sense: the keys were accepted.
    if (problem !== null || refusalOf(error)) await noteProblem(site, stripeAccount(mode), problem ?? '', Date.now())
    throw error
  }
}
