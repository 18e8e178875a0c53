import { FASTEST_PERSON } from '#shared/guard/purposes.ts'
import type { SpamReason } from '#shared/guard/reasons.ts'
import type { Proof } from './challenge.ts'

/** What becomes of something that was sent: it is let in, kept apart as spam without a word to its sender, or refused. */
export type Verdict =
  | { readonly decision: 'let-in' }
  | { readonly decision: 'spam'; readonly reason: SpamReason }
  | { readonly decision: 'refuse'; readonly reason: 'flood' }

/** How often something was seen lately, this time included. */
export interface Rates {
  /** Without a proof, from this network, at this one thing, in an hour. */
  readonly unprovenFromNetwork: number
  /** Without a proof, from everywhere, at this one thing, in an hour. */
  readonly unproven: number
  /** Let in at this one thing, in a minute. */
  readonly letIn: number
  /** Let in on the whole site, in a minute. */
  readonly letInOnSite: number
}

/** Those without JavaScript and simple clients bring no proof: a few of them are believed, a crowd is not. */
export const rateLimits: Rates = { unprovenFromNetwork: 20, unproven: 120, letIn: 300, letInOnSite: 1_000 }

/** What can be said without counting: null when counts decide. */
export function judgeSigns(signs: {
  readonly honeypot: string | undefined
  readonly proof: Proof
  readonly now: number
}): Verdict | null {
  const { honeypot, proof, now } = signs
  if (honeypot) return { decision: 'spam', reason: 'honeypot' }
  if (proof.kind === 'wrong') return { decision: 'spam', reason: 'proof-wrong' }
  if (proof.kind === 'good' && now - proof.givenAt < FASTEST_PERSON) return { decision: 'spam', reason: 'too-fast' }
  return null
}

/** Whether there were too many of those without a proof. */
export const isCrowd = (rates: Pick<Rates, 'unproven' | 'unprovenFromNetwork'>, times: number): boolean =>
  rates.unprovenFromNetwork > rateLimits.unprovenFromNetwork * times || rates.unproven > rateLimits.unproven * times

/** Whether more comes in than anybody could read, proof or not. */
export const isFlood = (rates: Pick<Rates, 'letIn' | 'letInOnSite'>, times: number): boolean =>
  rates.letIn > rateLimits.letIn * times || rates.letInOnSite > rateLimits.letInOnSite * times
