import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { actorName } from './actor-name.ts'
import { type ChangeLog, readLogged, titleOfChange } from './define-log.ts'

/** Who changed something after an action, and how. */
export interface LaterChange {
  readonly title: string
  readonly kind: 'updated' | 'deleted'
  /** Milliseconds since 1970. */
  readonly at: number
  /** Empty when a job did it. */
  readonly by: string
  readonly timeZone: string
}

/** The newest later change of one of some things of a noun that an action changed; empty when the log has none. */
export async function laterChange(
  scope: Scope,
  log: ChangeLog,
  batchId: string,
  nounIds: readonly string[],
): Promise<Partial<LaterChange>> {
  const { database, websiteId } = scope
  for (const piece of inPieces(nounIds)) {
    const row = await database
      .selectFrom('changes as change')
      .innerJoin('change_batches as batch', (join) =>
        join.onRef('batch.website_id', '=', 'change.website_id').onRef('batch.id', '=', 'change.batch_id'),
      )
      .leftJoin('users', 'users.id', 'batch.user_id')
      .leftJoin('api_keys as key', (join) =>
        join.onRef('key.website_id', '=', 'batch.website_id').onRef('key.id', '=', 'batch.api_key_id'),
      )
      .select(['change.noun_id', 'change.before', 'change.after', 'batch.at', 'users.name', 'key.name as key_name'])
      .where('change.website_id', '=', websiteId)
      .where('change.noun', '=', log.noun)
      .where('change.noun_id', 'in', piece)
      .where('change.batch_id', '<>', batchId)
      .orderBy('change.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!row) continue
    const title = titleOfChange(log, readLogged(log, row))
    const { timeZone } = await scope.settings()
    return { timeZone, title, kind: row.after === null ? 'deleted' : 'updated', at: row.at, by: actorName(row) }
  }
  return {}
}
