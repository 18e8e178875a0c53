import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type ReviewSnapshot, reviewLog, snapshotOf } from './change-log.ts'
import { decide, decisionOf } from './change-reviews.ts'
import { lockReviews } from './review-store.ts'

/** Takes decisions about reviews back: a deleted one is shown again, and an imported one is deleted. */
export const undoReviews: Undoer<ReviewSnapshot> = {
  log: reviewLog,
  permissions: ['reviews.moderate'],
  async undo(scope, changes, { batchId }) {
    const rows = await lockReviews(
      scope,
      changes.map(({ nounId }) => nounId),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const decisions = []
    for (const { nounId, before, after } of changes) {
      const row = byId.get(nounId)
      if (!row) return fail('change-superseded')
      // The title of the product may have changed meanwhile.
      const now = row.state === 'deleted' ? null : { ...snapshotOf(row, ''), title: after?.title ?? '' }
      if (!isDeepStrictEqual(now, after)) return fail('change-superseded')
      const { state, reason: hide_reason, reply } = before ?? { ...snapshotOf(row, ''), state: 'deleted' as const }
      const replied_at = reply === '' ? null : reply === row.reply ? row.replied_at : Date.now()
      decisions.push({ row, decision: { ...decisionOf(row), state, hide_reason, reply, replied_at } })
    }
    await decide(scope, decisions, batchId)
    return succeed(undefined)
  },
}
