import { type Kysely, sql } from 'kysely'
import { addColumn, defineTable, integer, text, withDefault } from '#server/database/define-table.ts'
import { engineOf } from '#server/database/engine.ts'
import type { Migration } from '#server/database/migrate.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { ActionKind, ShopDimension } from '#shared/analytics/actions.ts'
import type { GoalDimension } from '#shared/analytics/goals.ts'
import type { Device, TableKind } from '#shared/analytics/schema.ts'
import type { Connection, SpeedMetric, SpeedRating } from '#shared/analytics/speed.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import { laterSteps } from './later-steps.ts'

/** The sums of some visits; `visitors` are different people of one day. */
export interface StoredSums {
  visitors: number
  visits: number
  views: number
  bounces: number
  seconds: number
}

/** What a visit was counted under: numbers of `analytics_texts`. */
export interface VisitTexts {
  entry: number
  exit: number
  source: number
  channel: number
  campaign: number
  device: number
  browser: number
  system: number
  country: number
}

/** `all` has the sums of the day; `left-out` has views that were not counted, by their reason. */
export type DailyKind = TableKind | 'all' | 'left-out'

/**
 * Actions; and the steps to an order and the goals, by what their visit was counted under: then the detail is the step or
 * the goal. `goal-times` has how often a goal was reached, the others the visitors who did. Of an experiment, the detail is
 * 0 for those who saw a version, or the goal that they reached afterwards.
 */
export type StoredActionKind =
  | ActionKind
  | `shop-${ShopDimension}`
  | `goal-${GoalDimension}`
  | 'goal-times'
  | `experiment-${Variant}`

/**
 * The tables of what visitors do, in a database of their own. Rows are many, so sites and texts have numbers there, and
 * so have days (20261120) and hours (2026112014), both in the time zone of the site.
 */
export interface AnalyticsTables {
  analytics_sites: { website_id: string; site: number }
  /** The secret of a site's day, with which visitors are told apart. It is deleted when the day is over. */
  analytics_salts: { website_id: string; day: number; salt: string }
  /** Paths, hosts and names; number 0 is the empty text. */
  analytics_texts: { id: number; site: number; text: string }
  /** The last visit of each visitor of a day. */
  analytics_visits: {
    site: number
    day: number
    visitor: number
    started_hour: number
    last_hour: number
    last_at: number
    views: number
    /** The steps to an order that its visitor took on this day: a bit for each of `shopSteps`. */
    steps: number
    /** What its visitor has already been counted for on this day (`marks.ts`). */
    marks: string
  } & VisitTexts
  /** Each view by itself, for some days. */
  analytics_views: { site: number; at: number; visitor: number; page: number; source: number }
  analytics_hours: { site: number; hour: number } & StoredSums
  analytics_days: { site: number; kind: DailyKind; day: number; text: number } & StoredSums
  /** The same by month, 202611: a year is read from a thirtieth of the rows. */
  analytics_months: { site: number; kind: DailyKind; month: number; text: number } & StoredSums
  /** How many page loads were as fast as a bucket says, by page type and device. */
  analytics_speed: {
    site: number
    day: number
    metric: SpeedMetric
    page_type: number
    device: Device
    rating: SpeedRating
    bucket: number
    count: number
  }
  /** The same by connection, where browsers report it; without page types and devices. */
  analytics_connections: {
    site: number
    day: number
    metric: SpeedMetric
    connection: Connection
    rating: SpeedRating
    bucket: number
    count: number
  }
  /** Errors of scripts, by the number of `errorText`. How often they came is in `analytics_actions`. */
  analytics_errors: {
    site: number
    error: number
    first_at: number
    last_at: number
    /** Where it was last, in which release, and how it came there. */
    page: string
    release: string
    stack: string
  }
  /** Who has met an error on a day, so that each counts once. */
  analytics_error_visitors: { site: number; day: number; error: number; visitor: number }
  /** Recordings of visits, for some days. */
  analytics_replays: {
    website_id: string
    id: string
    started_at: number
    last_at: number
    /** The path of its first page. */
    page: string
    pages: number
    device: Device
    browser: string
    parts: number
    /** What it is before it is compressed, in characters. */
    size: number
    /** What its parts take. */
    stored: number
  }
  /** The events of a recording: JSON, compressed, as base64. */
  analytics_replay_parts: { website_id: string; replay_id: string; number: number; events: string }
  /** What visitors did besides opening pages. */
  analytics_actions: { site: number; kind: StoredActionKind; day: number; text: number; detail: number; count: number }
}

export type AnalyticsDatabase = Kysely<AnalyticsTables>

const sums = { visitors: integer, visits: integer, views: integer, bounces: integer, seconds: integer }

/** The steps of this database, apart from those of the shop. */
export const analyticsMigrations: readonly Migration[] = [
  {
    name: '2026-12-24-e-a-analytics',
    async up(database) {
      await defineTable(database, {
        name: 'analytics_sites',
        columns: { website_id: text, site: integer },
        primaryKey: ['website_id'],
        unique: [['website_id', 'site']],
      })
      await defineTable(database, {
        name: 'analytics_salts',
        columns: { website_id: text, day: integer, salt: text },
        primaryKey: ['website_id', 'day'],
      })
      await defineTable(database, {
        name: 'analytics_texts',
        columns: { id: integer, site: integer, text: text },
        primaryKey: ['id'],
        unique: [['site', 'text']],
      })
      await defineTable(database, {
        name: 'analytics_visits',
        columns: {
          ...{ site: integer, day: integer, visitor: integer },
          ...{ started_hour: integer, last_hour: integer, last_at: integer, views: integer },
          ...{ entry: integer, exit: integer, source: integer, channel: integer },
          ...{ campaign: integer, device: integer, browser: integer, system: integer },
        },
        primaryKey: ['site', 'day', 'visitor'],
      })
      await defineTable(database, {
        name: 'analytics_views',
        columns: { site: integer, at: integer, visitor: integer, page: integer, source: integer },
        primaryKey: ['site', 'at', 'visitor'],
      })
      await defineTable(database, {
        name: 'analytics_hours',
        columns: { site: integer, hour: integer, ...sums },
        primaryKey: ['site', 'hour'],
      })
      await defineTable(database, {
        name: 'analytics_days',
        columns: { site: integer, kind: text, day: integer, text: integer, ...sums },
        primaryKey: ['site', 'kind', 'day', 'text'],
      })
    },
  },
  {
    name: '2026-12-25-f-a-actions',
    async up(database) {
      await addColumn(database, 'analytics_visits', 'steps', withDefault(integer, 0))
      await defineTable(database, {
        name: 'analytics_actions',
        columns: { site: integer, kind: text, day: integer, text: integer, detail: integer, count: integer },
        primaryKey: ['site', 'kind', 'day', 'text', 'detail'],
        isSortedByKey: true,
      })
    },
  },
  {
    name: '2026-12-25-f-b-speed-and-errors',
    async up(database) {
      await defineTable(database, {
        name: 'analytics_speed',
        columns: {
          ...{ site: integer, day: integer, metric: text, page_type: integer, device: text },
          ...{ rating: text, bucket: integer, count: integer },
        },
        primaryKey: ['site', 'day', 'metric', 'page_type', 'device', 'rating', 'bucket'],
        isSortedByKey: true,
      })
      await defineTable(database, {
        name: 'analytics_errors',
        columns: {
          ...{ site: integer, error: integer, first_at: integer, last_at: integer },
          ...{ page: text, release: text, stack: text },
        },
        primaryKey: ['site', 'error'],
      })
      await defineTable(database, {
        name: 'analytics_error_visitors',
        columns: { site: integer, day: integer, error: integer, visitor: integer },
        primaryKey: ['site', 'day', 'error', 'visitor'],
        isSortedByKey: true,
      })
    },
  },
  {
    name: '2026-12-26-d-a-countries',
    async up(database) {
      await addColumn(database, 'analytics_visits', 'country', withDefault(integer, 0))
    },
  },
  {
    name: '2026-12-28-a-marks',
    async up(database) {
      await addColumn(database, 'analytics_visits', 'marks', withDefault(text, ''))
    },
  },
  {
    name: '2026-12-31-a-months',
    up: (database) =>
      atOnce(database, async (transaction) => {
        await defineTable(transaction, {
          name: 'analytics_months',
          columns: { site: integer, kind: text, month: integer, text: integer, ...sums },
          primaryKey: ['site', 'kind', 'month', 'text'],
          isSortedByKey: true,
        })
        await sql`insert into analytics_months (site, kind, month, text, visitors, visits, views, bounces, seconds)
          select site, kind, day / 100, text, sum(visitors), sum(visits), sum(views), sum(bounces), sum(seconds)
          from analytics_days group by site, kind, day / 100, text`.execute(transaction)
      }),
  },
  {
    name: '2026-12-31-b-views-in-one-tree',
    async up(database) {
      // PostgreSQL stores rows apart from their key in any case.
      if (engineOf(database) !== 'sqlite') return
      await atOnce(database, async (transaction) => {
        await transaction.schema.alterTable('analytics_views').renameTo('analytics_views_before').execute()
        await defineTable(transaction, {
          name: 'analytics_views',
          columns: { site: integer, at: integer, visitor: integer, page: integer, source: integer },
          primaryKey: ['site', 'at', 'visitor'],
          isSortedByKey: true,
        })
        await sql`insert into analytics_views (site, at, visitor, page, source)
          select site, at, visitor, page, source from analytics_views_before order by site, at, visitor`.execute(
          transaction,
        )
        await transaction.schema.dropTable('analytics_views_before').execute()
      })
    },
  },
  ...laterSteps,
]

/** Runs a step wholly or not at all. On PostgreSQL every step is in a transaction already. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
const atOnce = (database: Kysely<any>, work: (transaction: Kysely<any>) => Promise<void>): Promise<void> =>
  engineOf(database) === 'sqlite' ? inTransaction(database, work) : work(database)
