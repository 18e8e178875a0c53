import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Scope } from '#server/scope.ts'
import type { Database } from '#server/tables.ts'
import { apiKeyLimits } from '#shared/api-keys/schema.ts'
import type { Result } from '#shared/http/failure.ts'
import { apiAnswer } from './documents.ts'

/** A request with an idempotency key. */
export interface RepeatableRequest {
  readonly websiteId: string
  readonly keyId: string
  readonly idempotencyKey: string
  readonly requestHash: string
}

/** What is known about a request: it is `new`, or was answered, is not finished, or was another one. */
export type Begun =
  | { readonly kind: 'new' | 'running' | 'other' }
  | { readonly kind: 'answered'; readonly outcome: Result<unknown> }

/** Claims the idempotency key of a request; of several at the same time one is `new`. */
export async function beginAnswer(
  database: Database,
  { websiteId, keyId, idempotencyKey, requestHash }: RepeatableRequest,
  now = Date.now(),
): Promise<Begun> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('api_answers')
    .values({
      website_id: websiteId,
      key_id: keyId,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return { kind: 'new' }
  const row = await database
    .selectFrom('api_answers')
    .select(['request_hash', 'answer'])
    .where('website_id', '=', websiteId)
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  // The other one failed meanwhile, and its claim is gone: the caller tries again.
  if (!row) return { kind: 'running' }
  if (row.request_hash !== requestHash) return { kind: 'other' }
  return row.answer === null
    ? { kind: 'running' }
    : { kind: 'answered', outcome: apiAnswer.read(row.answer) as Result<unknown> }
}

/** Stores what was answered. */
export async function endAnswer(database: Database, claim: RepeatableRequest, outcome: Result<unknown>): Promise<void> {
  await database
    .updateTable('api_answers')
    .set({ answer: apiAnswer.write(outcome as never) })
    .where('website_id', '=', claim.websiteId)
    .where('key_id', '=', claim.keyId)
    .where('idempotency_key', '=', claim.idempotencyKey)
    .execute()
}

/** Forgets a request that failed unexpectedly: it changed nothing and can be tried again. */
export async function forgetAnswer(database: Database, claim: RepeatableRequest): Promise<void> {
  await database
    .deleteFrom('api_answers')
    .where('website_id', '=', claim.websiteId)
    .where('key_id', '=', claim.keyId)
    .where('idempotency_key', '=', claim.idempotencyKey)
    .where('answer', 'is', null)
    .execute()
}

/** Deletes the answers of a day ago. */
export async function deleteOldAnswers(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('api_answers')
    .select(['key_id', 'idempotency_key'])
    .where('website_id', '=', websiteId)
    .where('created_at', '<', now - apiKeyLimits.answerHours * 60 * 60 * 1000)
  await deleteInBatches(
    (rows) =>
      database
        .deleteFrom('api_answers')
        .where('website_id', '=', websiteId)
        .where((where) =>
          where(
            where.refTuple('key_id', 'idempotency_key'),
            'in',
            old.limit(rows).$asTuple('key_id', 'idempotency_key'),
          ),
        )
        .executeTakeFirst(),
    stopping,
  )
}
