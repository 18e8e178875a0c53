import type { Scope } from '#server/scope.ts'
import { readLogged } from './define-log.ts'
import type { Undoers } from './undoer.ts'

interface Batch {
  readonly id: string
  readonly noun: string
}

/**
 * What actions have merged, by their ids: the name of the thing that is gone, and that of the one that it was merged into.
 * They are read from the entries. Where an erasure has deleted one of them, the action has no names.
 */
export async function mergedNames(
  { database, websiteId }: Scope,
  undoers: Undoers,
  batches: readonly Batch[],
): Promise<ReadonlyMap<string, readonly [gone: string, kept: string]>> {
  if (batches.length === 0) return new Map()
  const rows = await database
    .selectFrom('changes')
    .select(['batch_id', 'noun', 'noun_id', 'before', 'after'])
    .where('website_id', '=', websiteId)
    .where(
      'batch_id',
      'in',
      batches.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const names = new Map<string, readonly [string, string]>()
  for (const { id, noun } of batches) {
    const log = undoers[noun]?.log
    const changes = log && rows.filter((row) => row.batch_id === id).map((row) => readLogged(log, row))
    const gone = changes?.find(({ after }) => after === null)?.before
    const kept = changes?.find(({ after }) => after !== null)?.before
    if (log && gone && kept) names.set(id, [log.nameOf(gone), log.nameOf(kept)])
  }
  return names
}
