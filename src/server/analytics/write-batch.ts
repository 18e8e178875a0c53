import { type RawBuilder, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { connectionKey, countConnections, countSpeed, speedKey } from './count-speed.ts'
import { addSums, countVisits, nothing, visitKey } from './count-visits.ts'
import type { CountedEvent, View, Visit } from './counted.ts'
import { inNumbers, textsOf } from './in-numbers.ts'
import { jsonRows, numberAt, numbersTo, textAt } from './json-rows.ts'
import type { LimitTexts } from './limit-texts.ts'
import { dayOfHour } from './moments.ts'
import { type NumberKeeper, textKey } from './number-texts.ts'
import type { LeftOut, RecordedEvent } from './recorded.ts'
import type { AnalyticsDatabase, StoredSums } from './tables.ts'
import { addDays } from './views-by-day.ts'
import { monthOf } from './whole-months.ts'
import { writeErrors } from './write-errors.ts'

/** What was written before, and what is left out. */
interface Writing {
  readonly numbers: NumberKeeper
  readonly limits: LimitTexts
  /** Single views from before it are counted and not stored, in milliseconds; absent: all are stored. */
  readonly viewsSince?: number
}

/** What one commit writes. */
export interface Batch {
  readonly events: readonly RecordedEvent[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * Writes events and the sums that they change, in one transaction. Only one process writes at a time: each reads what the
 * others have counted for its visitors.
 */
export async function writeBatch(
  analytics: AnalyticsDatabase,
  batch: Batch,
  { numbers, limits, viewsSince = 0 }: Writing,
): Promise<void> {
  const stored = await inTransaction(analytics, async (database) => {
    if (engineOf(database) === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtext('analytics'))`.execute(database)
    const sites = await numbers.sites(
      database,
      new Set([...batch.events, ...batch.leftOut].map(({ websiteId }) => websiteId)),
    )
    const limited = await limits.apply(database, batch.events, sites)
    const texts = await numbers.texts(database, textsOf(limited, batch.leftOut, sites))
    const numberOf = (websiteId: string, text: string) => texts.get(textKey({ site: sites.get(websiteId)!, text }))!
    const speeds = limited.filter((event) => event.kind === 'speed')
    const others = limited.filter((event) => event.kind !== 'speed')
    const events = others.map((event) => inNumbers(event, sites.get(event.websiteId)!, numberOf))
    const added = countVisits(events, await readVisits(database, events))
    await writeVisits(database, added.visits)
    await writeViews(
      database,
      events.filter((event) => event.kind === 'view').filter(({ at }) => at >= viewsSince),
    )
    await addRows(database, 'analytics_hours', ['site', 'hour'], sums, [...added.hours.values()])
    const leftOut = batch.leftOut.map(({ websiteId, day, reason, count }) => ({
      ...{ site: sites.get(websiteId)!, kind: 'left-out', day, text: numberOf(websiteId, reason) },
      ...{ ...nothing, views: count },
    }))
    const days = [...added.days.values(), ...leftOut]
    await addRows(database, 'analytics_days', ['site', 'kind', 'day', 'text'], sums, days)
    await addRows(database, 'analytics_months', ['site', 'kind', 'month', 'text'], sums, byMonth(days))
    await writeErrors(database, events, added.actions)
    await addRows(database, 'analytics_speed', speedKey, ['count'], countSpeed(speeds, sites))
    const byConnection = countConnections(speeds, sites)
    await addRows(database, 'analytics_connections', connectionKey, ['count'], byConnection)
    const actionKey = ['site', 'kind', 'day', 'text', 'detail']
    await addRows(database, 'analytics_actions', actionKey, ['count'], [...added.actions.values()])
    return { sites, texts, limited }
  })
  numbers.keep(stored)
  limits.keep(stored.limited)
}

const visitNumbers = [
  ...['site', 'day', 'visitor', 'started_hour', 'last_hour', 'last_at', 'views', 'steps'],
  ...['entry', 'exit', 'source', 'channel', 'campaign', 'device', 'browser', 'system', 'country'],
] as readonly (keyof Visit)[]

/** The last visits of the visitors of a batch, by `visitKey`. */
async function readVisits(database: AnalyticsDatabase, events: readonly CountedEvent[]): Promise<Map<string, Visit>> {
  const wanted = new Map(
    events.map(({ site, hour, visitor }) => {
      const day = dayOfHour(hour)
      return [visitKey(site, day, visitor), [site, day, visitor]] as const
    }),
  )
  if (wanted.size === 0) return new Map()
  const { rows } = await sql<Visit>`select analytics_visits.* from ${jsonRows(database, [...wanted.values()])}
    join analytics_visits on site = ${numberAt(0)} and day = ${numberAt(1)} and visitor = ${numberAt(2)}`.execute(
    database,
  )
  return new Map(rows.map((row) => [visitKey(row.site, row.day, row.visitor), row]))
}

async function writeVisits(database: AnalyticsDatabase, visits: ReadonlySet<Visit>): Promise<void> {
  // Of a visitor who came twice, the last visit: one statement writes a row once.
  const last = new Map([...visits].map((visit) => [visitKey(visit.site, visit.day, visit.visitor), visit]))
  if (last.size === 0) return
  const rows = [...last.values()].map((visit) => [...visitNumbers.map((name) => visit[name]), visit.marks])
  const changed = [...visitNumbers.slice(3), 'marks']
  await sql`insert into analytics_visits (${columns([...visitNumbers, 'marks'])})
    select ${numbersTo(visitNumbers.length)}, ${textAt(visitNumbers.length)} from ${jsonRows(database, rows)} where true
    on conflict (site, day, visitor) do update set ${sql.join(
      changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
    )}`.execute(database)
}

async function writeViews(database: AnalyticsDatabase, views: readonly View[]): Promise<void> {
  if (views.length === 0) return
  if (engineOf(database) === 'postgres')
    await addDays(
      database,
      views.map(({ at }) => at),
    )
  const rows = views.map(({ site, at, visitor, page, source }) => [site, at, visitor, page, source])
  // Nobody opens two pages in the same millisecond.
  await sql`insert into analytics_views (site, at, visitor, page, source)
    select ${numbersTo(5)} from ${jsonRows(database, rows)} where true on conflict do nothing`.execute(database)
}

interface DayRow extends StoredSums {
  readonly site: number
  readonly kind: string
  readonly day: number
  readonly text: number
}

/** The same sums by month: a statement writes each row once. */
function byMonth(days: readonly DayRow[]) {
  const months = new Map<string, Omit<DayRow, 'day'> & { readonly month: number }>()
  for (const { day, ...row } of days) {
    const month = monthOf(day)
    const key = `${row.site} ${row.kind} ${month} ${row.text}`
    const known = months.get(key)
    if (known) addSums(known, row)
    else months.set(key, { ...row, month })
  }
  return [...months.values()]
}

type SumTable =
  | 'analytics_hours'
  | 'analytics_days'
  | 'analytics_months'
  | 'analytics_actions'
  | 'analytics_speed'
  | 'analytics_connections'
const textColumns: ReadonlySet<string> = new Set(['kind', 'metric', 'device', 'rating', 'connection'])
const sums = Object.keys(nothing)

/** Adds sums to the rows with the same key, and inserts the others. */
async function addRows<Row extends object>(
  database: AnalyticsDatabase,
  table: SumTable,
  key: readonly string[],
  added: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const names = [...key, ...added]
  const cells = rows.map((row) => names.map((name) => row[name as keyof Row] as string | number))
  const values = names.map((name, place) => (textColumns.has(name) ? textAt(place) : numberAt(place)))
  await sql`insert into ${sql.table(table)} (${columns(names)})
    select ${sql.join(values)} from ${jsonRows(database, cells)} where true
    on conflict (${columns(key)}) do update set ${sql.join(
      added.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`),
    )}`.execute(database)
}

const columns = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)))
