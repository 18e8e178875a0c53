import { FASTEST_PERSON } from '#shared/guard/purposes.ts'
import type { SpamReason } from '#shared/guard/reasons.ts'
import type { Proof } from './challenge.ts'

/** The verdict: accepted, stored as spam without telling the sender, or refused. */
export type Verdict =
  | { readonly decision: 'let-in' }
  | { readonly decision: 'spam'; readonly reason: SpamReason }
  | { readonly decision: 'refuse'; readonly reason: 'flood' }

/** Recent counts, including this submission. */
export interface Rates {
  /** Without a proof, from this network, to this target, in an hour. */
  readonly unprovenFromNetwork: number
  /** Without a proof, from everywhere, to this target, in an hour. */
  readonly unproven: number
  /** Accepted for this target, in a minute. */
  readonly letIn: number
  /** Accepted on the whole site, in a minute. */
  readonly letInOnSite: number
}

/** Visitors without JavaScript and simple clients send no proof: a few of them are accepted, many are not. */
export const rateLimits: Rates = { unprovenFromNetwork: 20, unproven: 120, letIn: 300, letInOnSite: 1_000 }

/** The verdict without counting: null when counts decide. */
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

/** Whether there were too many without a proof. */
export const isCrowd = (rates: Pick<Rates, 'unproven' | 'unprovenFromNetwork'>, times: number): boolean =>
  rates.unprovenFromNetwork > rateLimits.unprovenFromNetwork * times || rates.unproven > rateLimits.unproven * times

/** Whether there were more than anyone could read, with or without proof. */
export const isFlood = (rates: Pick<Rates, 'letIn' | 'letInOnSite'>, times: number): boolean =>
  rates.letIn > rateLimits.letIn * times || rates.letInOnSite > rateLimits.letInOnSite * times
