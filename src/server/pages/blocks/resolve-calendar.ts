import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { formatDate } from '#shared/dates/format.ts'
import { calendarMonths, dayOfWeek } from '#shared/items/calendar-months.ts'
import { hasDates } from '#shared/items/kinds.ts'
import { itemPath } from '#shared/items/rules.ts'
import type { Resolver } from './resolver.ts'

/** A Sunday, from which the names of weekdays are counted. */
const SUNDAY = Date.parse('2026-11-01T12:00:00Z')
const DAYS_OF_WEEK = 7

/** Finds the months with events that are not over; null where there are none. */
export const resolveCalendar: Resolver<'calendar'> = async ({ sources, website }, _context, { id, type, settings }) => {
  const collection = await sources.items.collectionById(settings.collectionId)
  if (!collection || !hasDates(collection.kind)) return null
  const { locale, timeZone } = website.settings
  const now = Date.now()
  const upcoming = await sources.items.upcoming(collection.id, now)
  const months = calendarMonths(upcoming, { most: settings.months, now, timeZone })
  if (months.length === 0) return null
  const weekStart = settings.weekStart === 'monday' ? 1 : 0
  // Days and months have no time zone. Noon in UTC is always within the day that it names.
  const inWords = (date: string, shape: 'month' | 'weekdayAndDate') =>
    formatDate(Date.parse(`${date}T12:00:00Z`), { locale, timeZone: 'UTC' }, shape)
  return {
    ...{ id, type, title: settings.title },
    weekdays: Array.from({ length: DAYS_OF_WEEK }, (_, index) =>
      formatDate(SUNDAY + (index + weekStart) * DAY_MILLISECONDS, { locale, timeZone: 'UTC' }, 'weekday'),
    ),
    months: months.map(({ month, days }) => ({
      month,
      label: inWords(`${month}-15`, 'month'),
      column: ((dayOfWeek(`${month}-01`) - weekStart + DAYS_OF_WEEK) % DAYS_OF_WEEK) + 1,
      days: days.map(({ date, events }) => ({
        date,
        label: inWords(date, 'weekdayAndDate'),
        events: events.map(({ event, isFirstDay }) => ({
          title: event.title,
          href: itemPath(collection, event),
          time: isFirstDay && event.startsAt !== null ? formatDate(event.startsAt, website.settings, 'time') : null,
        })),
      })),
    })),
  }
}
