import { sql } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'

/** One thing that an owner changed; plain data that can be written as JSON. */
export interface RecordedChange {
  readonly noun: string
  readonly nounId: string
  /** As it was; null when it did not exist. */
  readonly before: object | null
  /** As it is; null when it is gone. */
  readonly after: object | null
}

/** Names one action of an owner, so that all that it changes is undone together. Sorts by time. */
export const newBatchId = newId

const TITLES_KEPT = 3

/** Writes a change to the log, in the transaction that makes it. */
export function recordChange(scope: ChangeScope, batchId: string, change: RecordedChange): Promise<void> {
  return recordChanges(scope, batchId, [change])
}

/** Writes the changes of one action in the order in which they were made; a long action may come in several parts. */
export async function recordChanges(
  scope: ChangeScope,
  batchId: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length === 0) return
  await countIn(scope, batchId, changes)
  const rows = changes.map(({ noun, nounId, before, after }) => ({
    website_id: scope.websiteId,
    // Ids sort by the time they are made: undoing goes through them backwards.
    id: newId(),
    batch_id: batchId,
    noun,
    noun_id: nounId,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
  }))
  await insertRows(scope.database, 'changes', rows)
}

async function countIn(scope: ChangeScope, batchId: string, changes: readonly RecordedChange[]): Promise<void> {
  const kinds = new Set(changes.map(kindOf))
  const kind = kinds.size === 1 ? kinds.values().next().value! : 'mixed'
  const nouns = new Set(changes.map((change) => change.noun))
  // What comes along with a page, its link in the navigation, is told as that page. Products with their categories, as an
  // import brings them, are neither.
  const noun = nouns.size > 1 && nouns.has('product') ? '' : changes[0]!.noun
  // A redirect is told as the page whose URL changed.
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
      titles: JSON.stringify(changes.slice(0, TITLES_KEPT).map(titleOf)),
      size: changes.length,
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
      })),
    )
    .execute()
}

function kindOf({ before, after }: RecordedChange): 'created' | 'updated' | 'deleted' {
  if (before === null) return 'created'
  return after === null ? 'deleted' : 'updated'
}

/** What people call the thing; empty when it has no name. */
function titleOf({ before, after }: RecordedChange): string {
  const { title, displayName, name } = (after ?? before ?? {}) as Readonly<Record<string, unknown>>
  const words = title ?? displayName ?? name
  return typeof words === 'string' ? words : ''
}
