import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateCounter } from '#server/http/rate-limits.ts'
import type { Challenge } from '#shared/guard/api.ts'
import type { GuardPurpose } from '#shared/guard/purposes.ts'
import { makeChallenge, type Proof, readProof } from './challenge.ts'
import { isCrowd, isFlood, judgeSigns, type Verdict } from './judge.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Something that a visitor sent. */
export interface Sent {
  readonly websiteId: string
  readonly purpose: GuardPurpose
  /** The target: a form's id. */
  readonly subject: string
  /** The sender's IP address. */
  readonly address: string
  /** The content of the honeypot field. */
  readonly honeypot: string | undefined
  readonly proof: Proof
  readonly now: number
}

/**
 * Checks what visitors send, independent of any noun. Visitors solve nothing by hand, and no third party is involved.
 */
export interface Guard {
  giveChallenge(websiteId: string, purpose: GuardPurpose, now?: number): Promise<Challenge>
  readProof(websiteId: string, purpose: GuardPurpose, proof: string | undefined): Promise<Proof>
  /** Counts and checks a submission. The caller that accepts it uses `spendingOf(proof)` in the same transaction. */
  judge(sent: Sent): Promise<Verdict>
}

/** @param secret signs the challenges, so that any node recognizes them */
export function createGuard(
  app: FastifyInstance,
  { RATE_LIMIT_MULTIPLIER: times }: Pick<Env, 'RATE_LIMIT_MULTIPLIER'>,
  secret: KeyObject,
): Guard {
  const inAnHour = createRateCounter(app, HOUR)
  const inAMinute = createRateCounter(app, MINUTE)
  return {
    giveChallenge: (websiteId, purpose, now = Date.now()) => makeChallenge(secret, websiteId, purpose, now),
    readProof: (websiteId, purpose, proof) => readProof(secret, websiteId, purpose, proof),
    async judge(sent) {
      const verdict = judgeSigns(sent)
      if (verdict) return verdict
      const site = `${sent.purpose} ${sent.websiteId}`
      const subject = `${site} ${sent.subject}`
      if (sent.proof.kind === 'none') {
        const unprovenFromNetwork = await inAnHour(`${subject} ${networkOf(sent.address)}`)
        // The excess of one network is not counted further: other visitors without a proof have their own limit.
        const unproven = isCrowd({ unprovenFromNetwork, unproven: 0 }, times) ? 0 : await inAnHour(subject)
        if (isCrowd({ unprovenFromNetwork, unproven }, times)) return { decision: 'spam', reason: 'unproven' }
      }
      const letIn = await inAMinute(subject)
      // What one form refuses does not count for the site's others.
      const letInOnSite = isFlood({ letIn, letInOnSite: 0 }, times) ? 0 : await inAMinute(site)
      return isFlood({ letIn, letInOnSite }, times) ? { decision: 'refuse', reason: 'flood' } : { decision: 'let-in' }
    },
  }
}
