const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a moment is, in words; null when it is a week away or more and a date says it better. */
export function relativeTime(at: number, now: number, locale: string): string | null {
  const apart = at - now
  const size = Math.abs(apart)
  if (size >= 7 * DAY) return null
  // §9's words; Intl would only say 'now'.
  if (size < MINUTE && locale.startsWith('en')) return 'just now'
  if (size < MINUTE) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second')
  const words = new Intl.RelativeTimeFormat(locale, { numeric: size >= DAY ? 'auto' : 'always' })
  if (size < HOUR) return words.format(Math.trunc(apart / MINUTE), 'minute')
  if (size < DAY) return words.format(Math.trunc(apart / HOUR), 'hour')
  return words.format(Math.trunc(apart / DAY), 'day')
}
