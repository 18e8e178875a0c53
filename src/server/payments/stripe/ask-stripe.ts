import type Stripe from 'stripe'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { connectStripe, type StripeAccess, StripeNotConnected } from './connection.ts'
import { noteStripeProblem, type SiteRows } from './key-store.ts'
import { keyProblemOf, refusalOf } from './refusal-of.ts'

/**
 * Asks Stripe with the keys of a site's owner. When Stripe rejects the keys, that is noted for the owner; when it
 * accepts them, the note goes away.
 * @throws whatever `work` throws, and StripeNotConnected when there are no keys that can be read
 */
export async function askStripe<Answer>(
  site: SiteRows,
  mode: StripeMode,
  access: StripeAccess,
  work: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await work(await connectStripe(site, mode, access))
    await noteStripeProblem(site, mode, '', Date.now())
    return answer
  } catch (error) {
    const problem = error instanceof StripeNotConnected ? error.message : keyProblemOf(error)
    // A card that was declined, or a request that makes no sense: the keys were accepted.
    if (problem !== null || refusalOf(error)) await noteStripeProblem(site, mode, problem ?? '', Date.now())
    throw error
  }
}
