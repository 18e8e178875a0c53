import { sql } from 'kysely'
import { type ActionSums, toSum } from './count-actions.ts'
import type { CountedEvent } from './counted.ts'
import { jsonRows, numberAt, numbersTo, textAt } from './json-rows.ts'
import { dayOfHour } from './moments.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** Stores when errors came and where they came last, and counts who met them, each once a day. */
export async function writeErrors(
  database: AnalyticsDatabase,
  events: readonly CountedEvent[],
  sums: ActionSums,
): Promise<void> {
  const errors = events.filter((event) => event.kind === 'error')
  if (errors.length === 0) return
  const met = new Map(
    errors.map(({ site, hour, error, visitor }) => {
      const row = [site, dayOfHour(hour), error, visitor] as const
      return [row.join(' '), row]
    }),
  )
  const { rows: fresh } = await sql<{ site: number; day: number; error: number }>`
    insert into analytics_error_visitors (site, day, error, visitor)
    select ${numbersTo(4)} from ${jsonRows(database, [...met.values()])} where true
    on conflict do nothing returning site, day, error`.execute(database)
  for (const { site, day, error } of fresh) toSum(sums, { site, kind: 'error-visitor', day, text: error, detail: 0 })

  const groups = Map.groupBy(errors, ({ site, error }) => `${site} ${error}`)
  const rows = [...groups.values()].map((same) => {
    const last = same.reduce((one, other) => (other.at >= one.at ? other : one))
    const first = Math.min(...same.map(({ at }) => at))
    return [last.site, last.error, first, last.at, last.page, last.release, last.stack]
  })
  await sql`insert into analytics_errors (site, error, first_at, last_at, page, release, stack)
    select ${numberAt(0)}, ${numberAt(1)}, ${numberAt(2)}, ${numberAt(3)}, ${textAt(4)}, ${textAt(5)}, ${textAt(6)}
    from ${jsonRows(database, rows)} where true
    on conflict (site, error) do update set last_at = excluded.last_at, page = excluded.page,
      release = excluded.release, stack = excluded.stack`.execute(database)
}
