import { sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { Migration } from '#server/database/migrate.ts'
import { DAY_MILLISECONDS, startOfDay } from '#shared/dates/days.ts'

/**
 * On PostgreSQL, single views are stored by day (decision 145). Those that are there stay where they are: their table is
 * the part of all days until tomorrow. SQLite has no such tables.
 */
export const viewsByDayStep: Migration = {
  name: '2027-01-12-a-views-by-day',
  async up(database) {
    if (engineOf(database) !== 'postgres') return
    const { rows } = await sql<{ last: number | null }>`select max(at) as last from analytics_views`.execute(database)
    const last = rows[0]?.last ?? null
    await sql`alter table analytics_views rename to analytics_views_before`.execute(database)
    await sql`create table analytics_views (like analytics_views_before, primary key (site, at, visitor))
      partition by range (at)`.execute(database)
    if (last === null) {
      await database.schema.dropTable('analytics_views_before').execute()
      return
    }
    const end = startOfDay(Math.max(Number(last), Date.now())) + 2 * DAY_MILLISECONDS
    await sql`alter table analytics_views attach partition analytics_views_before
      for values from (minvalue) to (${sql.lit(end)})`.execute(database)
  },
}
