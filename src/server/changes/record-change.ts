import { sql } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { DeepReadonly } from '#server/database/stored-document.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { FinalReason } from '#shared/changes/final-reasons.ts'
import { type Change, type ChangeLog, titleOfChange } from './define-log.ts'
import { batchTitles } from './documents.ts'

/** Identifies one action of an owner, so that all its changes are undone together. Sorts by time. */
export const newBatchId = newId

const MOST_TITLES = 3

/** Writes a change to the log of its noun, in the transaction that makes it. */
export function recordChange<Snapshot>(
  scope: ChangeScope,
  batchId: string,
  log: ChangeLog<Snapshot>,
  change: Change<NoInfer<Snapshot>>,
): Promise<void> {
  return recordChanges(scope, batchId, log, [change])
}

/** Writes the changes of one action in order; a long action may come in several parts. */
export async function recordChanges<Snapshot>(
  scope: ChangeScope,
  batchId: string,
  log: ChangeLog<Snapshot>,
  changes: readonly Change<NoInfer<Snapshot>>[],
): Promise<void> {
  if (changes.length === 0) return
  await countIn(scope, batchId, log, changes)
  const write = (snapshot: Snapshot | null) =>
    snapshot === null ? null : log.snapshot.write(snapshot as DeepReadonly<Snapshot>)
  const rows = changes.map(({ nounId, before, after }) => ({
    website_id: scope.websiteId,
    // Ids sort by time: undoing goes through them backwards.
    id: newId(),
    batch_id: batchId,
    noun: log.noun,
    noun_id: nounId,
    before: write(before),
    after: write(after),
  }))
  await insertRows(scope.database, 'changes', rows)
}

async function countIn<Snapshot>(
  scope: ChangeScope,
  batchId: string,
  log: ChangeLog<Snapshot>,
  changes: readonly Change<Snapshot>[],
): Promise<void> {
  const kinds = new Set(changes.map(kindOf))
  const kind = kinds.size === 1 ? kinds.values().next().value! : 'mixed'
  const { noun } = log
  const whyFinal = changes.map((change) => log.whyFinal(change)).find((reason) => reason !== null) ?? null
  // A page with its navigation link is logged as a page, and a redirect as part of the page whose URL changed. Products
  // with categories, as in an import, have no common noun.
  const comesAlong = sql`change_batches.noun <> ${noun} and (${noun} = 'redirect' or (
    change_batches.noun <> '' and ${noun} <> '' and 'product' not in (change_batches.noun, ${noun})))`
  await scope.database
    .insertInto('change_batches')
    .values({
      website_id: scope.websiteId,
      id: batchId,
      user_id: scope.userId,
      at: Date.now(),
      noun,
      kind,
      titles: batchTitles.write(changes.slice(0, MOST_TITLES).map((change) => titleOfChange(log, change))),
      size: changes.length,
      why_final: whyFinal,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet((set) => ({
        size: sql<number>`case when ${comesAlong} then change_batches.size else ${set('change_batches.size', '+', changes.length)} end`,
        kind: sql<typeof kind>`case
          when change_batches.kind = ${kind} or (${comesAlong}) then change_batches.kind
          else 'mixed' end`,
        noun: sql<string>`case
          when ${noun} = 'redirect' then change_batches.noun
          when change_batches.noun <> ${noun} and ('product' in (change_batches.noun, ${noun}) or ${noun} = '') then ''
          else change_batches.noun end`,
        why_final: sql<FinalReason | null>`coalesce(change_batches.why_final, ${set.ref('excluded.why_final')})`,
      })),
    )
    .execute()
}

/** Whether the thing was created, updated or deleted. */
export function kindOf({ before, after }: Change): 'created' | 'updated' | 'deleted' {
  if (before === null) return 'created'
  return after === null ? 'deleted' : 'updated'
}
