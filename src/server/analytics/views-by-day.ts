import { sql } from 'kysely'
import { inTransaction, type Queries } from '#server/database/transaction.ts'
import { DAY_MILLISECONDS, startOfDay } from '#shared/dates/days.ts'
import type { AnalyticsDatabase, AnalyticsTables } from './tables.ts'

/** A part of the table of single views on PostgreSQL: those from one moment until before another. */
interface Part {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03'

async function readParts(database: Queries<AnalyticsTables>): Promise<Part[]> {
  const { rows } = await sql<{ name: string; bounds: string }>`
    select part.relname as name, pg_get_expr(part.relpartbound, part.oid) as bounds
    from pg_inherits join pg_class as part on part.oid = pg_inherits.inhrelid
    where pg_inherits.inhparent = 'analytics_views'::regclass`.execute(database)
  return rows.map(({ name, bounds }) => {
    // FOR VALUES FROM ('1795737600000') TO ('1795824000000'); the first part can begin with MINVALUE.
    const [from, to] = bounds
      .replace('MINVALUE', '-Infinity')
      .match(/-?(?:\d+|Infinity)/g)!
      .map(Number)
    return { name, from: from!, to: to! }
  })
}

/**
 * Makes the parts of days that have none, on PostgreSQL, in the transaction that writes the views. The day after the
 * last view is made ahead. Only one process writes at a time, so that no other makes the same part.
 * @param moments of the views, in milliseconds
 */
export async function addDays(database: Queries<AnalyticsTables>, moments: readonly number[]): Promise<void> {
  const days = new Set(moments.map(startOfDay))
  days.add(Math.max(...days) + DAY_MILLISECONDS)
  const parts = await readParts(database)
  const isThere = (day: number) => parts.some(({ from, to }) => day >= from && day < to)
  for (const day of days) if (!isThere(day)) await addDay(database, day)
}

async function addDay(database: Queries<AnalyticsTables>, day: number): Promise<void> {
  const name = sql.table(`analytics_views_${new Date(day).toISOString().slice(0, 10).replaceAll('-', '')}`)
  // A table that is attached locks out nobody who reads or writes the others; one that is created as a part would.
  await sql`create table ${name} (like analytics_views including all)`.execute(database)
  await sql`alter table analytics_views attach partition ${name}
    for values from (${sql.lit(day)}) to (${sql.lit(day + DAY_MILLISECONDS)})`.execute(database)
}

/** Whether there is a part with nothing but views from before a moment. */
export const hasDaysBefore = async (database: AnalyticsDatabase, moment: number): Promise<boolean> =>
  (await readParts(database)).some(({ to }) => to <= moment)

/**
 * Drops the parts with nothing but views from before a moment: at once, whatever they hold. While someone else needs the
 * table for long, such as a backup, they stay until the next time.
 */
export async function dropDaysBefore(database: AnalyticsDatabase, moment: number): Promise<void> {
  try {
    await inTransaction(database, async (transaction) => {
      // Someone who waits for a table keeps others waiting behind.
      await sql`set local lock_timeout = '1s'`.execute(transaction)
      await sql`select pg_advisory_xact_lock(hashtext('analytics'))`.execute(transaction)
      for (const { name, to } of await readParts(transaction))
        if (to <= moment) await transaction.schema.dropTable(name).execute()
    })
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
  }
}
