import { migrate } from '#server/database/migrate.ts'
import { openSqlite } from '#server/database/open-sqlite.ts'
import type { Env } from '#server/env.ts'
import { type AnalyticsDatabase, type AnalyticsTables, analyticsMigrations } from './tables.ts'

/** Few connections: what is counted takes none from buyers, and waits when it has to. */
const CONNECTIONS = 3

/** The environment of the database of what visitors do. */
export type AnalyticsEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'ANALYTICS_DATABASE_URL'>

/**
 * Opens the database of what visitors do: on SQLite `analytics.db` beside the shop's own file, else tables in the same
 * PostgreSQL through connections of their own, or in the one of `ANALYTICS_DATABASE_URL`.
 */
async function openAnalytics(env: AnalyticsEnv): Promise<AnalyticsDatabase> {
  const url = env.ANALYTICS_DATABASE_URL ?? env.DATABASE_URL
  const database = url
    ? (await import('#server/database/open-postgres.ts')).openPostgres<AnalyticsTables>(url, CONNECTIONS)
    : openSqlite<AnalyticsTables>(`${env.DATA_DIR}/analytics.db`, 'NORMAL')
  try {
    await migrate(database, analyticsMigrations, 'analytics_migrations')
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** The database of what visitors do, opened when it is first needed: the shop starts and sells without it. */
export interface AnalyticsAccess {
  /** @throws Error when it cannot be opened; the next call tries again. */
  open(): Promise<AnalyticsDatabase>
  close(): Promise<void>
}

export function accessAnalytics(env: AnalyticsEnv): AnalyticsAccess {
  let opened: Promise<AnalyticsDatabase> | null = null
  return {
    open() {
      opened ??= openAnalytics(env)
      const mine = opened
      mine.catch(() => {
        if (opened === mine) opened = null
      })
      return mine
    },
    async close() {
      const database = await opened?.catch(() => null)
      opened = null
      await database?.destroy()
    },
  }
}
