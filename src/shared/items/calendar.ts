import type { Item, Location } from './schema.ts'

type Event = Pick<Item, 'title' | 'startsAt' | 'endsAt' | 'location'>

/** A moment as calendars write it, in UTC: 20261120T190509Z. */
export const compactTimestamp = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`

/** A place on one line; '' for none. */
export const locationLine = (location: Location | null): string =>
  location
    ? [location.name, location.addressLine1, location.addressLine2, location.addressCountry].filter(Boolean).join(', ')
    : ''

/** The link that adds an event to a Google calendar: its title, its dates, and its place if it has one. */
export function calendarTemplateLink({ title, startsAt, endsAt, location }: Event): string {
  const place = locationLine(location)
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compactTimestamp(startsAt ?? 0)}/${compactTimestamp(endsAt ?? startsAt ?? 0)}`,
    ...(place && { location: place }),
  })}`
}

interface CalendarEvent extends Event {
  readonly id: string
  readonly updatedAt: number
  readonly description: string
  readonly url: string
}

/** Events as a calendar file (iCalendar, RFC 5545). Times are in UTC, so that it needs no description of time zones. */
export function calendarFile(name: string, host: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Events//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      `DTSTAMP:${compactTimestamp(event.updatedAt)}`,
      `DTSTART:${compactTimestamp(event.startsAt ?? 0)}`,
      // An end that is not later than the beginning is not allowed.
      ...((event.endsAt ?? 0) > (event.startsAt ?? 0) ? [`DTEND:${compactTimestamp(event.endsAt!)}`] : []),
      `SUMMARY:${escaped(event.title)}`,
      ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
      ...(locationLine(event.location) ? [`LOCATION:${escaped(locationLine(event.location))}`] : []),
      `URL:${event.url}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replace(/\r\n|\r|\n/g, '\\n')

const MOST_BYTES = 75

/** A line of more than 75 bytes goes on after a line break and a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > MOST_BYTES) {
      parts.push(part)
      part = ''
      // The space counts.
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
