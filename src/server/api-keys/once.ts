import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '#server/identifiers.ts'
import type { Database } from '#server/tables.ts'
import { apiKeyLimits } from '#shared/api-keys/schema.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { beginAnswer, endAnswer, forgetAnswer } from './answers.ts'

type Outcome = Result<unknown> | FastifyReply | undefined

/** The header of a request that must be done once, however often it is sent. */
const HEADER = 'idempotency-key'
const VISIBLE = /^[\x21-\x7e]+$/

/**
 * Does the work of a request that changes something once for its idempotency key: the same request gets the same answer
 * for a day, also when it was refused. Requests without a key, and those that only read, are simply done.
 */
export async function once(
  database: Database,
  { websiteId, keyId }: { readonly websiteId: string; readonly keyId: string },
  request: FastifyRequest,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const idempotencyKey = request.headers[HEADER]
  if (idempotencyKey === undefined || request.method === 'GET' || request.method === 'HEAD') return work()
  if (typeof idempotencyKey !== 'string' || !isKey(idempotencyKey)) return fail('idempotency-key-invalid')
  const requestHash = hashOf(JSON.stringify([request.method, request.url, request.body ?? null]))
  const claim = { websiteId, keyId, idempotencyKey, requestHash }
  const begun = await beginAnswer(database, claim)
  if (begun.kind === 'answered') return begun.outcome
  if (begun.kind !== 'new') return fail(begun.kind === 'other' ? 'idempotency-key-used' : 'idempotency-key-running')
  let outcome: Outcome
  try {
    outcome = await work()
  } catch (error) {
    await forgetAnswer(database, claim)
    throw error
  }
  if (outcome && 'ok' in outcome) await endAnswer(database, claim, outcome)
  else await forgetAnswer(database, claim)
  return outcome
}

const isKey = (text: string): boolean => text.length <= apiKeyLimits.idempotencyKey && VISIBLE.test(text)
