import { sql } from 'kysely'
import { unfinished } from '#server/jobs/enqueue.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { sendEmailJob } from './jobs.ts'

/**
 * Lets emails that the former mail server did not take be sent now, in the transaction that sets up another one. Those
 * that may have arrived keep their time, and those that are due on a later day.
 */
export async function wakeDelayed(
  { database, websiteId, afterCommit }: ChangeScope,
  worker: Services['worker'],
): Promise<void> {
  const delayed = database
    .selectFrom('letters')
    .select('id')
    .where('website_id', '=', websiteId)
    // A literal, so that the index of emails that did not arrive is found.
    .where('state', '=', sql.lit('delayed'))
  await database
    .updateTable('jobs')
    .set({ run_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('kind', '=', sendEmailJob.kind)
    .where(unfinished)
    .where('state', '=', 'waiting')
    .where('unique_key', 'in', delayed)
    .execute()
  afterCommit(() => worker.wake())
}
