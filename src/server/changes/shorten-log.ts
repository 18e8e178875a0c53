import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** How long an action can be undone. */
const RETENTION_MILLISECONDS = 365 * DAY_MILLISECONDS
/** The maximum of stored actions per website: years of a busy shop. */
const MOST_ACTIONS = 10_000
const AT_ONCE = 100

/**
 * Deletes actions that are older than 365 days and, of a website with more than 10,000 actions in that time, all but
 * the last 10,000. An import always stays for 365 days, because it is undone completely or not at all.
 */
export async function shortenLog(
  scope: Scope,
  now: number,
  stopping: () => boolean,
  mostActions = MOST_ACTIONS,
): Promise<void> {
  for (;;) {
    const old = await findOld(scope, now - RETENTION_MILLISECONDS, mostActions)
    for (const batchId of old) {
      if (stopping()) return
      await forget(scope, batchId, stopping)
    }
    if (old.length < AT_ONCE || stopping()) return
  }
}

async function findOld({ database, websiteId }: Scope, before: number, mostActions: number): Promise<string[]> {
  const batches = database.selectFrom('change_batches').where('website_id', '=', websiteId)
  // Ids sort by time.
  const firstTooMany = await batches.select('id').orderBy('id', 'desc').offset(mostActions).limit(1).executeTakeFirst()
  const imports = database.selectFrom('imports').select('batch_id').where('website_id', '=', websiteId)
  const rows = await batches
    .select('id')
    .where((where) =>
      where.or([
        where('at', '<', before),
        where.and([
          where('id', '<=', firstTooMany?.id ?? ''),
          where('id', 'not in', imports.where('batch_id', 'is not', null).$castTo<{ batch_id: string }>()),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

/** An import may have changed a hundred thousand things: they are deleted in parts, the action itself last. */
async function forget({ database, websiteId }: Scope, batchId: string, stopping: () => boolean): Promise<void> {
  const changes = database
    .selectFrom('changes')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('batch_id', '=', batchId)
  await deleteSelected({ database, websiteId }, { from: 'changes', by: 'id', keys: changes }, stopping)
  if (stopping()) return
  await database.deleteFrom('change_batches').where('website_id', '=', websiteId).where('id', '=', batchId).execute()
}
