import type { FastifyReply } from 'fastify'
import { type FailureCode, sentenceOf, statusOf } from '#shared/failures.ts'
import type { Failure } from '#shared/http/failure.ts'

/** Seconds after which it is worth trying again, where no one knows better. */
const TRY_AGAIN_AFTER: Readonly<Record<number, number>> = { 429: 5, 503: 2 }
/** Seconds that a `Retry-After` says for a status; undefined where coming back is no use. */
export const retryAfter = (status: number): number | undefined => TRY_AGAIN_AFTER[status]

/**
 * Answers a refusal: its status, its sentence as `error` (§8 reads `data.error`), its code and its facts. The fact
 * `retryAfterSeconds` says when to come back.
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
