import type { FastifyReply } from 'fastify'
import { statusOf } from '#shared/failure-statuses.ts'
import { type FailureCode, sentenceOf } from '#shared/failures.ts'
import type { Failure } from '#shared/http/failure.ts'

/** Seconds before another attempt is useful, by status. */
const TRY_AGAIN_AFTER: Readonly<Record<number, number>> = { 429: 5, 503: 2 }
/** The `Retry-After` of a status in seconds; undefined when another attempt is useless. */
export const retryAfter = (status: number): number | undefined => TRY_AGAIN_AFTER[status]

/**
 * A refusal as it is sent: its status, its sentence as `error`, which clients read, its code and its facts. The fact
 * `retryAfterSeconds` sets the header, and the sentence says the same time.
 * @param wait the `Retry-After` that is set already
 */
export function failureAnswer(given: Failure, wait?: unknown) {
  const status = statusOf[given.code as FailureCode] ?? 400
  const seconds = wait === undefined ? (given.retryAfterSeconds ?? retryAfter(status)) : Number(wait)
  const failure = status === 429 ? { ...given, retryAfterSeconds: seconds } : given
  return {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...(seconds !== undefined && { 'retry-after': String(seconds) }),
    },
    body: { ...failure, error: sentenceOf(failure) },
  }
}

/** Sends a refusal. A `Retry-After` that is set already stays, and the sentence says it. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, headers, body } = failureAnswer(failure, reply.getHeader('retry-after'))
  return reply.code(status).headers(headers).serializer(JSON.stringify).send(body)
}
