import { CalendarDays } from 'lucide-react'
import { CALENDAR_MOST_MONTHS } from '#shared/pages/blocks/calendar.ts'
import { type BlockFacts, choices } from '../editing-facts.ts'

export const calendarFacts: BlockFacts<'calendar'> = {
  name: 'Calendar',
  group: 'data',
  keywords: 'events months dates agenda schedule',
  icon: CalendarDays,
  columns: 12,
  first: { title: '', months: 3, weekStart: 'sunday' },
  emptyText: 'No upcoming events. Visitors see nothing here.',
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    { name: 'collectionId', label: 'Events', input: { kind: 'collection', only: 'events' } },
    {
      name: 'months',
      label: 'Months at most',
      description: 'Months without events are left out.',
      input: { kind: 'number', least: 1, most: CALENDAR_MOST_MONTHS },
    },
    {
      name: 'weekStart',
      label: 'Weeks start on',
      input: choices({ sunday: 'Sunday', monday: 'Monday' }),
    },
  ],
}
