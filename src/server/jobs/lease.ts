import { randomUUID } from 'node:crypto'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { acrossWebsites } from '#server/database/across-websites.ts'
import { engineOf } from '#server/database/engine.ts'
import { prepareListQuery, prepareQuery } from '#server/database/prepare-query.ts'
import type { Database, DatabaseQueries, Tables } from '#server/tables.ts'

/** How long a job belongs to its worker without a renewal: the work of a dead process waits this long. */
export const LEASE_MILLISECONDS = 60_000

/** A leased job. Every lease has its own id, so that an expired one can change nothing. */
export type LeasedJob = Selectable<Tables['jobs']>

/** The jobs for a worker: due at a time, at most this many, without some kinds. */
export interface Wanted {
  readonly now: number
  readonly most: number
  readonly exceptKinds?: readonly string[]
}

/**
 * Leases due jobs, the longest waiting first; of several workers only one gets each. One statement along an index: its
 * cost does not depend on the length of the queue.
 */
export const takeDue = prepareLease((database, values, exceptKinds) =>
  some(database, values, exceptKinds)
    .where('state', '=', 'waiting')
    .where('run_at', '<=', values.now)
    .orderBy('run_at')
    .orderBy('id'),
)

/** Leases jobs again whose lease expired, because their process died. */
export const takeAbandoned = prepareLease((database, values, exceptKinds) =>
  some(database, values, exceptKinds).where('state', '=', 'running').where('leased_until', '<', values.now),
)

interface LeaseValues {
  readonly now: number
  readonly most: number
  readonly until: number
  readonly lease: string
}

function some(database: Database, { most }: LeaseValues, exceptKinds: readonly string[]) {
  const jobs = database.selectFrom('jobs').select(['website_id', 'id']).limit(most).modifyEnd(acrossWebsites)
  return exceptKinds.length > 0 ? jobs.where('kind', 'not in', exceptKinds) : jobs
}

type Choose = (
  database: Database,
  values: LeaseValues,
  exceptKinds: readonly string[],
) => SelectQueryBuilder<Tables, 'jobs', { website_id: string; id: string }>

function prepareLease(choose: Choose) {
  const lease = prepareListQuery((database, values: LeaseValues, exceptKinds) => {
    const chosen = choose(database, values, exceptKinds)
    return (
      database
        // Evaluated once before the update: PostgreSQL could run a query inside the condition again for each row.
        .with(
          (cte) => cte('taken').materialized(),
          () => (engineOf(database) === 'postgres' ? chosen.forUpdate().skipLocked() : chosen),
        )
        .updateTable('jobs')
        .set((set) => ({
          state: 'running',
          leased_by: values.lease,
          leased_until: values.until,
          attempts: set('attempts', '+', 1),
        }))
        .where(sql<boolean>`(website_id, id) in (select website_id, id from taken)`)
        .returningAll()
    )
  })
  return async (database: Database, { now, most, exceptKinds = [] }: Wanted) => {
    const values = { now, most, until: now + LEASE_MILLISECONDS, lease: randomUUID() }
    return (await lease(database, values, exceptKinds)).rows
  }
}

/** Ends a job while its lease is valid; false when another worker has taken over. */
export async function endLeased(database: DatabaseQueries, { website_id, id, leased_by }: LeasedJob): Promise<boolean> {
  const { numAffectedRows } = await end(database, { website_id, id, leased_by: leased_by ?? '', now: Date.now() })
  return numAffectedRows === 1n
}

const end = prepareQuery((database, job: Record<'website_id' | 'id' | 'leased_by', string> & { now: number }) =>
  database
    .updateTable('jobs')
    .set({ state: 'done', finished_at: job.now, leased_until: null, error: null })
    .where('website_id', '=', job.website_id)
    .where('id', '=', job.id)
    .where('leased_by', '=', job.leased_by)
    .where('state', '=', 'running'),
)

/** Changes a job while its lease is valid; false when another worker has taken over. */
export async function changeLeased(
  database: DatabaseQueries,
  { website_id, id, leased_by }: LeasedJob,
  changes: Partial<Pick<LeasedJob, 'state' | 'run_at' | 'error' | 'finished_at' | 'leased_until'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('jobs')
    .set(changes)
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .where('leased_by', '=', leased_by)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
