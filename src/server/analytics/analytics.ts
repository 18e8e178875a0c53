import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '#server/database/database-away.ts'
import type { LeftOutReason } from '#shared/analytics/schema.ts'
import { type BatchWriter, createWriter, WriterEnded } from './batch-writer.ts'
import { dayOfHour } from './moments.ts'
import { type AnalyticsAccess, type AnalyticsEnv, accessAnalytics } from './open-analytics.ts'
import type { LeftOut, RecordedEvent } from './recorded.ts'
import { createVisitorNumbers, type NumberVisitor } from './visitor-number.ts'
import type { Batch } from './write-batch.ts'
import { createThreadWriter } from './write-in-thread.ts'

const FLUSH_MILLISECONDS = 1_000
/** What one process holds until it writes. One site cannot take all of it. */
const MOST_EVENTS = 40_000
const MOST_EVENTS_OF_A_SITE = 20_000
/** Events of one transaction: between two of them, the process serves others. */
const EVENTS_OF_A_BATCH = 2_000

/** What visitors do, counted apart from the shop: in a database of its own, by a writer of its own. */
export interface Analytics extends Pick<AnalyticsAccess, 'open'> {
  readonly visitorNumber: NumberVisitor
  /** Takes an event that is written within a second. When too many wait, it is dropped and counted as such. */
  record(event: RecordedEvent): void
  /** Counts a hit that is not recorded. */
  leaveOut(websiteId: string, day: number, reason: LeftOutReason): void
  /** Writes all that waits. */
  flush(): Promise<void>
  close(): Promise<void>
}

interface AnalyticsOptions {
  /** Whether it writes by itself; tests do manually. */
  readonly flushes: boolean
  /** Whether a thread of its own writes; commands and most tests need none. */
  readonly hasThread: boolean
  readonly onError: (error: unknown) => void
}

export function createAnalytics(env: AnalyticsEnv, options: AnalyticsOptions): Analytics {
  const access = accessAnalytics(env)
  const writer: BatchWriter = options.hasThread
    ? createThreadWriter(access, env, options.onError)
    : createWriter(access)
  let events: RecordedEvent[] = []
  let ofSites = new Map<string, number>()
  let leftOut = new Map<string, LeftOut>()
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  function schedule(): void {
    if (!options.flushes || timer) return
    timer = setTimeout(() => {
      timer = null
      void flush()
    }, FLUSH_MILLISECONDS).unref()
  }

  function leaveOut(websiteId: string, day: number, reason: LeftOutReason, count = 1): void {
    const key = `${websiteId} ${day} ${reason}`
    leftOut.set(key, { websiteId, day, reason, count: (leftOut.get(key)?.count ?? 0) + count })
    schedule()
  }

  function drop(event: RecordedEvent): void {
    if (event.kind !== 'time') leaveOut(event.websiteId, dayOfHour(event.hour), 'overload')
  }

  function record(event: RecordedEvent): void {
    const ofSite = ofSites.get(event.websiteId) ?? 0
    if (events.length >= MOST_EVENTS || ofSite >= MOST_EVENTS_OF_A_SITE) {
      drop(event)
      return
    }
    events.push(event)
    ofSites.set(event.websiteId, ofSite + 1)
    schedule()
  }

  async function write(batch: Batch): Promise<void> {
    try {
      await writer.write(batch)
    } catch (error) {
      options.onError(error)
      // It is unknown whether it is stored: it may be lost, and is never counted twice.
      if (error instanceof WriterEnded) return
      // The database may be away for a moment: what there is room for waits for the next time. What it refuses is
      // dropped.
      for (const event of batch.events) {
        if (isDatabaseAway(error)) record(event)
        else drop(event)
      }
      for (const { websiteId, day, reason, count } of batch.leftOut) leaveOut(websiteId, day, reason, count)
    }
  }

  async function writeAll(): Promise<void> {
    const [taken, others] = [events, [...leftOut.values()]]
    events = []
    ofSites = new Map()
    leftOut = new Map()
    for (let start = 0; start < taken.length || start === 0; start += EVENTS_OF_A_BATCH) {
      const begun = performance.now()
      const part = { events: taken.slice(start, start + EVENTS_OF_A_BATCH), leftOut: start === 0 ? others : [] }
      if (part.events.length + part.leftOut.length > 0) await write(part)
      // Under load, half of the time is for everyone else.
      if (start + EVENTS_OF_A_BATCH < taken.length) await pause(performance.now() - begun)
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(writeAll)
    return writing
  }

  return {
    open: access.open,
    visitorNumber: createVisitorNumbers(access),
    record,
    leaveOut,
    flush,
    async close() {
      if (timer) clearTimeout(timer)
      await flush()
      await writer.close()
      await access.close()
    },
  }
}
