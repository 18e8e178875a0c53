const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The units of relative times, largest first; a month has 30 days. */
const BUCKETS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/**
 * A moment relative to now in the language of the site: 'just now' within 60 seconds, else '5 minutes ago', '1 day
 * ago', 'in 3 days'. Both times in milliseconds.
 */
export function relativeTime(then: number, now: number, locale = 'en-US'): string {
  const bucket = bucketOf(Math.abs(now - then))
  if (!bucket) {
    if (locale.toLowerCase().startsWith('en')) return 'just now'
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  }
  // Always with a number: 'yesterday' and 'last month' depend on the calendar, these units do not.
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return words.format(then <= now ? -bucket.count : bucket.count, bucket.unit)
}

function bucketOf(elapsed: number): { unit: (typeof BUCKETS)[number][0]; count: number } | null {
  for (const [unit, size] of BUCKETS) {
    if (elapsed >= size) return { unit, count: Math.floor(elapsed / size) }
  }
  return null
}
