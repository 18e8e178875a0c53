import type { Opening, Schedule } from '#shared/slots/schema.ts'

const usual: Opening = { from: 9 * 60, to: 17 * 60 }

/** Where an owner begins: weekdays from 9:00 to 17:00, ready on the next day. */
export const newSchedule: Schedule = {
  week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [usual] : [])),
  exceptions: [],
  slotMinutes: 60,
  slotCapacity: null,
  dayCapacity: null,
  lead: { unit: 'days', amount: 1, cutOff: 14 * 60 },
  daysAhead: 14,
}

/** Hours more for a day: after the ones before, as far as the day goes. */
export function withHoursMore(openings: readonly Opening[]): Opening[] {
  const last = openings.at(-1)
  if (!last) return [usual]
  const from = Math.min(last.to + 60, 1380)
  return [...openings, { from, to: Math.min(from + 120, 1439) }]
}
