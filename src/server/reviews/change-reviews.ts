import { recordChanges } from '#server/changes/record-change.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ReviewState } from '#shared/reviews/schema.ts'
import { reviewLog, snapshotOf } from './change-log.ts'
import { lockReviews, type ReviewRow } from './review-store.ts'

type Decision = Pick<ReviewRow, 'state' | 'hide_reason' | 'reply' | 'replied_at'>

/** Publishes, hides or deletes reviews. @returns how many were not so before */
export async function moderateReviews(
  scope: ChangeScope,
  {
    reviewIds,
    state,
    reason,
  }: {
    readonly reviewIds: readonly string[]
    readonly state: Exclude<ReviewState, 'waiting'>
    readonly reason: string
  },
  batchId: string,
): Promise<Result<number, 'review-not-found'>> {
  const ids = [...new Set(reviewIds)]
  const rows = (await lockReviews(scope, ids)).filter((row) => row.state !== 'deleted')
  if (rows.length < ids.length) return fail('review-not-found')
  const hide_reason = state === 'hidden' ? reason : ''
  const changed = rows.filter((row) => row.state !== state || row.hide_reason !== hide_reason)
  await decide(
    scope,
    changed.map((row) => ({ row, decision: { ...decisionOf(row), state, hide_reason } })),
    batchId,
  )
  return succeed(changed.length)
}

/** Changes the answer to a review, over the version that was opened. @returns whether it is another one */
export async function replyToReview(
  scope: ChangeScope,
  { reviewId, reply, revision }: { readonly reviewId: string; readonly reply: string; readonly revision: number },
  batchId: string,
): Promise<Result<boolean, 'review-not-found' | 'review-conflict'>> {
  const [row] = await lockReviews(scope, [reviewId])
  if (!row || row.state === 'deleted') return fail('review-not-found')
  if (row.revision !== revision) return fail('review-conflict')
  if (row.reply === reply) return succeed(false)
  const replied_at = reply === '' ? null : Date.now()
  await decide(scope, [{ row, decision: { ...decisionOf(row), reply, replied_at } }], batchId)
  return succeed(true)
}

export const decisionOf = ({ state, hide_reason, reply, replied_at }: ReviewRow): Decision => ({
  ...{ state, hide_reason, reply, replied_at },
})

/** Writes decisions about locked reviews and logs them. */
export async function decide(
  scope: ChangeScope,
  decisions: readonly { readonly row: ReviewRow; readonly decision: Decision }[],
  batchId: string,
): Promise<void> {
  if (decisions.length === 0) return
  const now = Date.now()
  const titles = await titlesOf(
    scope,
    decisions.map(({ row }) => row.product_id),
  )
  for (const { row, decision } of decisions) {
    await scope.database
      .updateTable('reviews')
      .set({
        ...decision,
        deleted_at: decision.state === 'deleted' ? (row.deleted_at ?? now) : null,
        revision: row.revision + 1,
        updated_at: now,
      })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', row.id)
      .execute()
  }
  await recordChanges(
    scope,
    batchId,
    reviewLog,
    decisions.map(({ row, decision }) => {
      const title = titles.get(row.product_id) ?? ''
      const after = decision.state === 'deleted' ? null : snapshotOf(decision, title)
      return { nounId: row.id, before: row.state === 'deleted' ? null : snapshotOf(row, title), after }
    }),
  )
  await scope.raiseVersion()
}

/** The titles of products, by id. */
async function titlesOf({ database, websiteId }: Scope, productIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('products')
    .select(['id', 'title'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...new Set(productIds)])
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
