/** Language and time zone of a date; a shop's settings have both. */
export interface DateStyle {
  /** BCP-47. */
  readonly locale: string
  /** IANA name, for example America/New_York. */
  readonly timeZone: string
}

/** The time zone of a site that has not set one. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

type Shape = 'day' | 'moment' | 'time' | 'month' | 'weekday' | 'weekdayAndDate'
const SHAPES: Readonly<Record<Shape, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'long', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'short' },
  weekdayAndDate: { weekday: 'long', month: 'long', day: 'numeric' },
}

// Creating a formatter costs far more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATTERS = 500

/**
 * A moment as text, in the site's time zone: 'November 20, 2026' (day), with 'at 2:05 PM' (moment), 'November 2026'
 * (month), 'Fri' (weekday), 'Friday, November 20' (weekdayAndDate).
 * @param milliseconds since 1970 (UTC)
 * @returns 'Invalid Date' for a number that is not a date: templates of sites print this text
 */
export function formatDate(milliseconds: number, style: DateStyle, shape: Shape = 'day'): string {
  if (Number.isNaN(new Date(milliseconds).getTime())) return 'Invalid Date'
  return formatterFor(style, shape).format(milliseconds)
}

/** A period as text: 'November 20, 2026 at 6:00 – 8:30 PM', with both days where it ends on another one. */
export function formatPeriod(from: number, to: number, style: DateStyle): string {
  return formatterFor(style, 'moment').formatRange(from, to)
}

const SLOT_SHAPES = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dayAndTime: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/**
 * A part of a day as text: 'Saturday, November 28, 10:00 – 10:30 AM' (dayAndTime), without the day (time), or the day
 * alone (day). Times are shown as UTC has them.
 */
export function formatSlot(from: number, to: number, locale: string, shape: keyof typeof SLOT_SHAPES): string {
  return cached(
    `slot ${locale} ${shape}`,
    () => new Intl.DateTimeFormat(locale, { ...SLOT_SHAPES[shape], timeZone: 'UTC' }),
  ).formatRange(from, to)
}

/** The calendar day of a moment in a time zone, as 2026-11-20: for grouping and for `datetime` attributes. */
export function calendarDay(milliseconds: number, timeZone: string): string {
  return wallClock(milliseconds, timeZone).slice(0, 10)
}

/** A moment in a time zone as a `datetime-local` input writes it: 2026-11-20T14:05. */
export function wallClock(milliseconds: number, timeZone: string): string {
  const key = `wall ${timeZone}`
  const formatter = cached(key, () => {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    return new Intl.DateTimeFormat('en-US-u-ca-iso8601', { ...digits, timeZone, hourCycle: 'h23' })
  })
  const parts = Object.fromEntries(formatter.formatToParts(milliseconds).map((part) => [part.type, part.value]))
  return `${parts.year!.padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * The moment of a local time in a time zone; the opposite of `wallClock`. A time that occurs twice (clocks go back) is
 * the first one; a time that is skipped (clocks go forward) is one hour later.
 * @param wallTime as a `datetime-local` input writes it: 2026-11-20T14:05
 * @returns milliseconds since 1970 (UTC), or null when the text is not such a time
 */
export function momentOf(wallTime: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime)) return null
  const asUtc = Date.parse(`${wallTime}:00Z`)
  // Date.parse reads 30 February as 2 March.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wallTime)) return null
  const hour = 3_600_000
  const offsetAt = (milliseconds: number) => Date.parse(`${wallClock(milliseconds, timeZone)}:00Z`) - milliseconds
  // The offset of the day before and of the day after are tried; the earlier moment that gives this local time is used.
  const before = asUtc - offsetAt(asUtc - 24 * hour)
  const after = asUtc - offsetAt(asUtc + 24 * hour)
  const right = [before, after]
    .sort((one, other) => one - other)
    .find((moment) => wallClock(moment, timeZone) === wallTime)
  return right ?? Math.max(before, after)
}

function formatterFor({ locale, timeZone }: DateStyle, shape: Shape): Intl.DateTimeFormat {
  return cached(`${locale} ${timeZone} ${shape}`, () => new Intl.DateTimeFormat(locale, { ...SHAPES[shape], timeZone }))
}

function cached(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  let formatter = formatters.get(key)
  if (!formatter) {
    if (formatters.size >= MOST_FORMATTERS) formatters.clear()
    formatter = make()
    formatters.set(key, formatter)
  }
  return formatter
}

/** A moment in a time zone as ISO 8601 with its offset: 2026-11-20T14:05:09-05:00. */
export function isoInZone(milliseconds: number, timeZone: string): string {
  const wall = wallClock(milliseconds, timeZone)
  const seconds = String(new Date(milliseconds).getUTCSeconds()).padStart(2, '0')
  const minutes = Math.round((Date.parse(`${wall}:${seconds}Z`) - Math.floor(milliseconds / 1000) * 1000) / 60_000)
  const digits = (count: number) => String(Math.abs(count)).padStart(2, '0')
  return `${wall}:${seconds}${minutes < 0 ? '-' : '+'}${digits(Math.trunc(minutes / 60))}:${digits(minutes % 60)}`
}
