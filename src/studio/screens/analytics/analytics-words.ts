import type { VisitSums } from '#shared/analytics/api.ts'
import type { TableKind } from '#shared/analytics/schema.ts'

/** The tabs of the tables. */
export const tableWords: Readonly<Record<TableKind, string>> = {
  page: 'Pages',
  entry: 'Entry pages',
  exit: 'Exit pages',
  source: 'Sources',
  channel: 'Channels',
  campaign: 'Campaigns',
  device: 'Devices',
  browser: 'Browsers',
  system: 'Operating systems',
  country: 'Countries',
}

/** The heading of the names in a table. */
export const nameTitles: Readonly<Record<TableKind, string>> = {
  page: 'Page',
  entry: 'First page',
  exit: 'Last page',
  source: 'Source',
  channel: 'Channel',
  campaign: 'Campaign',
  device: 'Device',
  browser: 'Browser',
  system: 'Operating system',
  country: 'Country',
}

/** Seconds as people read them: '2 min 5 s'. */
export function durationWords(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The part of visits with one view; null without visits. */
export const bounceRate = ({ visits, bounces }: VisitSums): number | null => (visits === 0 ? null : bounces / visits)

/** The average time of a visit in seconds. */
export const timeOfVisit = ({ visits, seconds }: VisitSums): number => (visits === 0 ? 0 : seconds / visits)

/** The average time on a page in seconds. */
export const timeOnPage = ({ views, seconds }: VisitSums): number => (views === 0 ? 0 : seconds / views)
