import { LRUCache } from 'lru-cache'
import { dayOfHour } from './moments.ts'
import type { RecordedEvent } from './recorded.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** Different texts that strangers can write: paths that they invent, hosts and campaigns of made-up links. */
const limited = ['page', 'source', 'campaign'] as const
type Limited = (typeof limited)[number]
/** How many of them a site counts on one day by themselves; the others are counted together, as the empty text. */
const MOST_TEXTS_OF_A_DAY = 1_000
/** Days of sites whose texts are remembered. */
const REMEMBERED = 500

/** Keeps strangers from filling the tables with texts that they make up. */
export interface LimitTexts {
  /** The events with the texts that are still counted by themselves. */
  apply(
    database: AnalyticsDatabase,
    events: readonly RecordedEvent[],
    sites: ReadonlyMap<string, number>,
  ): Promise<RecordedEvent[]>
  /** Keeps the texts of a transaction, once it is stored. */
  keep(events: readonly RecordedEvent[]): void
}

export function createTextLimits(): LimitTexts {
  const seen = new LRUCache<string, Set<string>>({ max: REMEMBERED })
  const keyOf = ({ websiteId, hour }: RecordedEvent, kind: Limited) => `${websiteId} ${dayOfHour(hour)} ${kind}`

  return {
    async apply(database, events, sites) {
      const now = new Map<string, Set<string>>()
      for (const event of events) {
        for (const kind of limited) {
          const key = keyOf(event, kind)
          if (now.has(key)) continue
          const stored = seen.get(key) ?? (await storedTexts(database, sites.get(event.websiteId)!, event, kind))
          seen.set(key, stored)
          now.set(key, new Set(stored))
        }
      }
      return events.flatMap((event) => limitedEvent(event, (kind) => now.get(keyOf(event, kind))!))
    },
    keep(events) {
      for (const event of events) {
        if (event.kind === 'time') continue
        for (const kind of limited) seen.get(keyOf(event, kind))?.add(event[kind])
      }
    },
  }
}

/** A time belongs to a page that was counted before; else there is nothing to add it to. */
function limitedEvent(event: RecordedEvent, textsOf: (kind: Limited) => Set<string>): RecordedEvent[] {
  if (event.kind === 'time') return [{ ...event, page: textsOf('page').has(event.page) ? event.page : '' }]
  const changed = { ...event }
  for (const kind of limited) {
    const texts = textsOf(kind)
    if (texts.has(event[kind])) continue
    if (texts.size < MOST_TEXTS_OF_A_DAY) texts.add(event[kind])
    else changed[kind] = ''
  }
  return [changed]
}

async function storedTexts(
  database: AnalyticsDatabase,
  site: number,
  { hour }: RecordedEvent,
  kind: Limited,
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('analytics_days')
    .innerJoin('analytics_texts', 'analytics_texts.id', 'analytics_days.text')
    .select('analytics_texts.text')
    .where('analytics_days.site', '=', site)
    .where('analytics_days.kind', '=', kind)
    .where('analytics_days.day', '=', dayOfHour(hour))
    .execute()
  return new Set(rows.map(({ text }) => text))
}
