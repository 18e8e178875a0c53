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

/**
 * Writes the changes of one action in order; a long action may come in several parts.
 * @param kind what the action was as a whole, where its changes do not say it
 */
export async function recordChanges<Snapshot>(
  scope: ChangeScope,
  batchId: string,
  log: ChangeLog<Snapshot>,
  changes: readonly Change<NoInfer<Snapshot>>[],
  kind?: 'merged',
): Promise<void> {
  if (changes.length === 0) return
  await countIn(scope, batchId, log, changes, kind)
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
  wholeKind?: 'merged',
): Promise<void> {
  const kinds = new Set(changes.map(kindOf))
  const kind = wholeKind ?? (kinds.size === 1 ? kinds.values().next().value! : 'mixed')
  const { noun } = log
  const whyFinal = changes.map((change) => log.whyFinal(change)).find((reason) => reason !== null) ?? null
  const nounIds = [...new Set(changes.map(({ nounId }) => nounId))]
  const stored = 'change_batches.noun'
  // Products with categories and posts with pages, as in an import, have no common noun. A page with its navigation
  // link is logged as a page, a redirect as part of the page whose URL changed, and the end of an experiment as part of
  // the deletion of its page, also where the action or its undo begins with them.
  const isMixed = sql`${sql.ref(stored)} <> 'starting-site'
    and ('product' in (${sql.ref(stored)}, ${noun}) or 'item' in (${sql.ref(stored)}, ${noun}))`
  const beganBeside = sql`((${sql.ref(stored)} = 'redirect' and ${noun} <> 'redirect') or (
    ${sql.ref(stored)} in ('navigation', 'experiments') and ${noun} not in ('', 'redirect', 'navigation', 'experiments')))`
  const comesAlong = sql`${sql.ref(stored)} <> ${noun} and (${noun} = 'redirect' or (
    ${sql.ref(stored)} not in ('', 'redirect') and ${noun} <> '' and not (${isMixed})))`
  // A thing that one action changes twice, such as an imported product that gets its pictures later, counts once.
  const counted = sql<number>`(select count(distinct noun_id) from changes
    where changes.website_id = ${scope.websiteId} and changes.noun = ${noun}
      and changes.noun_id in (${sql.join(nounIds)}) and changes.batch_id = ${batchId})`
  const titles = batchTitles.write(changes.slice(0, MOST_TITLES).map((change) => titleOfChange(log, change)))
  await scope.database
    .insertInto('change_batches')
    .values({
      website_id: scope.websiteId,
      id: batchId,
      user_id: scope.userId,
      api_key_id: scope.apiKeyId,
      at: Date.now(),
      noun,
      kind,
      titles,
      size: nounIds.length,
      why_final: whyFinal,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'id']).doUpdateSet((set) => ({
        size: sql<number>`case
          when ${beganBeside} then ${set.ref('excluded.size')}
          when ${comesAlong} then change_batches.size
          else change_batches.size + ${set.ref('excluded.size')} - ${counted} end`,
        titles: sql<string>`case
          when ${beganBeside} then ${set.ref('excluded.titles')}
          else change_batches.titles end`,
        kind: sql<typeof kind>`case
          when ${beganBeside} then ${set.ref('excluded.kind')}
          when change_batches.kind = ${kind} or (${comesAlong}) then change_batches.kind
          else 'mixed' end`,
        noun: sql<string>`case
          when ${noun} = 'redirect' then change_batches.noun
          when ${beganBeside} then ${noun}
          when change_batches.noun <> ${noun} and ((${isMixed}) or ${noun} = '') then ''
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
