import { dayOfHour } from './moments.ts'
import type { RecordedSpeed } from './recorded.ts'
import type { AnalyticsTables } from './tables.ts'

/** The key of the counts of page speed. */
export const speedKey = ['site', 'day', 'metric', 'page_type', 'device', 'rating', 'bucket'] as const

/** Adds up page loads with the same values. */
export function countSpeed(
  events: readonly RecordedSpeed[],
  sites: ReadonlyMap<string, number>,
): AnalyticsTables['analytics_speed'][] {
  const rows = new Map<string, AnalyticsTables['analytics_speed']>()
  for (const { websiteId, hour, metric, pageType, device, rating, bucket } of events) {
    const row = {
      ...{ site: sites.get(websiteId)!, day: dayOfHour(hour), metric, page_type: pageType, device, rating, bucket },
      count: 1,
    }
    const key = speedKey.map((name) => row[name]).join(' ')
    row.count += rows.get(key)?.count ?? 0
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** The key of the counts of page speed by connection. */
export const connectionKey = ['site', 'day', 'metric', 'connection', 'rating', 'bucket'] as const

/** The same by connection, of those that are known. */
export function countConnections(
  events: readonly RecordedSpeed[],
  sites: ReadonlyMap<string, number>,
): AnalyticsTables['analytics_connections'][] {
  const rows = new Map<string, AnalyticsTables['analytics_connections']>()
  for (const { websiteId, hour, metric, connection, rating, bucket } of events) {
    if (connection === null) continue
    const row = { site: sites.get(websiteId)!, day: dayOfHour(hour), metric, connection, rating, bucket, count: 1 }
    const key = connectionKey.map((name) => row[name]).join(' ')
    row.count += rows.get(key)?.count ?? 0
    rows.set(key, row)
  }
  return [...rows.values()]
}
