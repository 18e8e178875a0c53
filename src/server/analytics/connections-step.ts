import { sql } from 'kysely'
import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

/** The bucket of page loads from before they had one. */
export const NO_BUCKET = -1

/**
 * How fast pages are by the connection of their visitors: as `analytics_speed`, where the browser reports the
 * connection. What was counted before, by its rating alone, moves here.
 */
export const connectionsStep: Migration = {
  name: '2027-01-12-a2-connections',
  async up(database) {
    await defineTable(database, {
      name: 'analytics_connections',
      columns: {
        ...{ site: integer, day: integer, metric: text, connection: text, rating: text },
        ...{ bucket: integer, count: integer },
      },
      primaryKey: ['site', 'day', 'metric', 'connection', 'rating', 'bucket'],
      isSortedByKey: true,
    })
    await sql`insert into analytics_connections (site, day, metric, connection, rating, bucket, count)
      select counted.site, counted.day, metrics.text, connections.text, substr(counted.kind, 7), ${sql.lit(NO_BUCKET)},
        counted.count
      from analytics_actions as counted
      join analytics_texts as connections on connections.id = counted.text
      join analytics_texts as metrics on metrics.id = counted.detail
      where counted.kind in ('speed-good', 'speed-middle', 'speed-poor')`.execute(database)
    await sql`delete from analytics_actions where kind in ('speed-good', 'speed-middle', 'speed-poor')`.execute(
      database,
    )
  },
}
