import { LRUCache } from 'lru-cache'
import type { ActionKind } from '#shared/analytics/actions.ts'
import { dayOfHour } from './moments.ts'
import { errorText, type RecordedAction, type RecordedEvent } from './recorded.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** Different texts that anyone can write: paths that they invent, hosts and campaigns of made-up links. */
const limited = ['page', 'source', 'campaign'] as const
type LimitedText = (typeof limited)[number]
type Limited = LimitedText | ActionKind
/** How many of them a site counts on one day by themselves; the others are counted together, as the empty text. */
const MOST_TEXTS_OF_A_DAY = 1_000
/** Days of sites whose texts are remembered. */
const REMEMBERED = 2_000

/** Limits how many invented texts visitors can add to the tables. */
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
        for (const kind of limitsOf(event)) {
          const key = keyOf(event, kind)
          if (now.has(key)) continue
          const stored = seen.get(key) ?? (await storedTexts(database, sites.get(event.websiteId)!, event, kind))
          seen.set(key, stored)
          now.set(key, new Set(stored))
        }
      }
      return events.map((event) => limitedEvent(event, (kind) => now.get(keyOf(event, kind))!))
    },
    keep(events) {
      for (const event of events) {
        if (event.kind === 'error') seen.get(keyOf(event, 'error'))?.add(pairOf({ text: errorText(event), detail: '' }))
        if (event.kind === 'action') seen.get(keyOf(event, event.action))?.add(pairOf(event))
        if (event.kind === 'view') for (const kind of limited) seen.get(keyOf(event, kind))?.add(event[kind])
      }
    },
  }
}

function limitsOf(event: RecordedEvent): readonly Limited[] {
  if (event.kind === 'view') return limited
  if (event.kind === 'action') return [event.action]
  if (event.kind === 'error') return ['error']
  return event.kind === 'time' ? ['page'] : []
}

/** Text and detail of an action are limited together: each pair is a row. */
const pairOf = ({ text, detail }: Pick<RecordedAction, 'text' | 'detail'>): string => `${text}\n${detail}`

function limitedEvent(event: RecordedEvent, textsOf: (kind: Limited) => Set<string>): RecordedEvent {
  /** Whether a text is counted by itself; from now on, where there is room. */
  const takes = (kind: Limited, text: string) => {
    const texts = textsOf(kind)
    if (!texts.has(text) && texts.size < MOST_TEXTS_OF_A_DAY) texts.add(text)
    return texts.has(text)
  }
  switch (event.kind) {
    // The owner makes goals and experiments.
    case 'goal':
    case 'exposure':
    case 'step':
    case 'speed':
      return event
    case 'error':
      return takes('error', pairOf({ text: errorText(event), detail: '' }))
        ? event
        : { ...event, ...{ message: '', place: '', stack: '' } }
    // A time belongs to a page that was counted before; else there is nothing to add it to.
    case 'time':
      return { ...event, page: textsOf('page').has(event.page) ? event.page : '' }
    case 'action':
      return takes(event.action, pairOf(event)) ? event : { ...event, text: '', detail: '' }
    case 'view': {
      const changed = { ...event }
      for (const kind of limited) if (!takes(kind, event[kind])) changed[kind] = ''
      return changed
    }
  }
}

async function storedTexts(
  database: AnalyticsDatabase,
  site: number,
  event: RecordedEvent,
  kind: Limited,
): Promise<Set<string>> {
  const day = dayOfHour(event.hour)
  if (event.kind === 'action' || event.kind === 'error') {
    const rows = await database
      .selectFrom('analytics_actions')
      .leftJoin('analytics_texts as texts', 'texts.id', 'analytics_actions.text')
      .leftJoin('analytics_texts as details', 'details.id', 'analytics_actions.detail')
      .select(['texts.text', 'details.text as detail'])
      .where('analytics_actions.site', '=', site)
      .where('analytics_actions.kind', '=', kind as ActionKind)
      .where('analytics_actions.day', '=', day)
      .execute()
    return new Set(rows.map(({ text, detail }) => pairOf({ text: text ?? '', detail: detail ?? '' })))
  }
  const rows = await database
    .selectFrom('analytics_days')
    .innerJoin('analytics_texts', 'analytics_texts.id', 'analytics_days.text')
    .select('analytics_texts.text')
    .where('analytics_days.site', '=', site)
    .where('analytics_days.kind', '=', kind as LimitedText)
    .where('analytics_days.day', '=', day)
    .execute()
  return new Set(rows.map(({ text }) => text))
}
