import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
/** A moment in a time zone in the format of a `datetime-local` field: 2026-11-20T14:05. */
export function wallTimeOf(moment: number, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const year = parts.get('year')!.padStart(4, '0')
  return `${year}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}`
}

/**
 * The moment of a local time in a time zone; null for invalid text. A time that daylight saving skips counts as the one
 * after the gap, one that occurs twice as the first.
 */
export function momentOf(wallTime: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(wallTime)) return null
  const asIfUtc = Date.parse(`${wallTime.slice(0, 16)}:00Z`)
  if (Number.isNaN(asIfUtc)) return null
  const offsetAt = (moment: number) =>
    Date.parse(`${wallTimeOf(moment, timeZone)}:00Z`) - Math.floor(moment / 60_000) * 60_000
  // The offset at the moment is not known before it is found: of the offsets around it, the earliest moment with this
  // local time is used.
  const candidates = [asIfUtc - DAY_MILLISECONDS, asIfUtc + DAY_MILLISECONDS].map(
    (around) => asIfUtc - offsetAt(around),
  )
  const exact = candidates.filter((moment) => wallTimeOf(moment, timeZone) === wallTime.slice(0, 16))
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}
