import type { FastifyReply } from 'fastify'
import { statusOf } from '#shared/failure-statuses.ts'
import { type FailureCode, sentenceOf } from '#shared/failures.ts'
import type { Failure } from '#shared/http/failure.ts'

/** Seconds before another attempt is useful, by status. */
const TRY_AGAIN_AFTER: Readonly<Record<number, number>> = { 429: 5, 503: 2 }
/** The `Retry-After` of a status in seconds; undefined when another attempt is useless. */
export const retryAfter = (status: number): number | undefined => TRY_AGAIN_AFTER[status]

/**
 * Sends a refusal: its status, its sentence as `error`, which clients read, its code and its facts. The fact
 * `retryAfterSeconds` sets the header.
 */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const status = statusOf[failure.code as FailureCode] ?? 400
  const seconds = failure.retryAfterSeconds ?? retryAfter(status)
  if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', String(seconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...failure, error: sentenceOf(failure) })
}
