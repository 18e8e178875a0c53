import type { Schedule } from '../schema.ts'

/** Open every day from 9:00 to 12:00 with slots of an hour, without limits. */
export const buildSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  week: Array.from({ length: 7 }, () => [{ from: 9 * 60, to: 12 * 60 }]),
  exceptions: [],
  slotMinutes: 60,
  slotCapacity: null,
  dayCapacity: null,
  lead: { unit: 'hours', amount: 0 },
  daysAhead: 14,
  ...changes,
})
