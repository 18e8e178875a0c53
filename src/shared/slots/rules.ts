import { dayAfter } from '#shared/dates/days.ts'
import { momentOf, wallClock } from '#shared/dates/format.ts'
import type { Opening, Schedule, Slot } from './schema.ts'

/** What decides which slots can be chosen now. */
export interface SlotFacts {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA. */
  readonly timeZone: string
  /** The orders of slots (by `slotId`) and of days (2026-11-28). Those that are missing have none. */
  readonly booked: ReadonlyMap<string, number>
}

/** The name of a slot: when it begins, such as 2026-11-28T10:00. */
export const slotId = ({ date, from }: Pick<Slot, 'date' | 'from'>): string => `${date}T${clockOf(from)}`

/** Minutes since midnight as 09:30. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The opposite of `clockOf`; null for other texts. */
export function minutesOf(clock: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** The periods of a day: those of an exception, or of its weekday. */
export function openingsOf({ week, exceptions }: Pick<Schedule, 'week' | 'exceptions'>, date: string): Opening[] {
  const exception = exceptions.find((one) => one.date === date)
  if (exception) return exception.openings
  const sunday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return week[(sunday + 6) % 7]!
}

/** Whether a slot that was chosen is in none of the periods any more. Without a schedule, the owner has promised no times. */
export const isClosedAt = (schedule: Schedule | null | undefined, { date, from, to }: Slot): boolean =>
  schedule ? !openingsOf(schedule, date).some((opening) => opening.from <= from && to <= opening.to) : false

/** All slots of a day, whether or not they can be chosen. What is left of a period and shorter than a slot is none. */
export function slotsOf(schedule: Schedule, date: string): Slot[] {
  return openingsOf(schedule, date).flatMap(({ from, to }) => {
    const length = schedule.slotMinutes ?? to - from
    const count = length > 0 ? Math.floor((to - from) / length) : 0
    return Array.from({ length: count }, (_, index) => ({
      date,
      from: from + index * length,
      to: from + (index + 1) * length,
    }))
  })
}

/** The days with slots that can be chosen now, in order: neither past, too soon nor full. Days without any are left out. */
export function openDays(schedule: Schedule, facts: SlotFacts): { date: string; slots: Slot[] }[] {
  const today = wallClock(facts.now, facts.timeZone).slice(0, 10)
  const days: { date: string; slots: Slot[] }[] = []
  for (let date = today, ahead = 0; ahead <= schedule.daysAhead; date = dayAfter(date), ahead += 1) {
    const beginOf = beginningsOn(date, facts.timeZone)
    const slots = slotsOf(schedule, date).filter((slot) => isOpen(schedule, slot, beginOf(slot.from), facts))
    if (slots.length > 0) days.push({ date, slots })
  }
  return days
}

/** A slot by its name, where it can be chosen now; else null. */
export function openSlot(schedule: Schedule, id: string, facts: SlotFacts): Slot | null {
  const date = id.slice(0, 10)
  const today = wallClock(facts.now, facts.timeZone).slice(0, 10)
  if (date < today || date > addDays(today, schedule.daysAhead)) return null
  const slot = slotsOf(schedule, date).find((one) => slotId(one) === id)
  return slot && isOpen(schedule, slot, beginningsOn(date, facts.timeZone)(slot.from), facts) ? slot : null
}

function isOpen(schedule: Schedule, slot: Slot, begins: number | null, { now, timeZone, booked }: SlotFacts): boolean {
  const { slotCapacity, dayCapacity } = schedule
  if (slotCapacity !== null && (booked.get(slotId(slot)) ?? 0) >= slotCapacity) return false
  if (dayCapacity !== null && (booked.get(slot.date) ?? 0) >= dayCapacity) return false
  if (begins === null || begins <= now) return false
  return isInTime(schedule, slot, begins, { now, timeZone })
}

/**
 * When the times of a day are, from their minutes since midnight; null for those that do not exist, in the night when
 * clocks go forward. A day of 24 hours is counted: asking for each of its times takes a tenth of a millisecond.
 */
function beginningsOn(date: string, timeZone: string): (minutes: number) => number | null {
  const exactly = (clock: string): number | null => {
    const moment = momentOf(clock, timeZone)
    return moment !== null && wallClock(moment, timeZone) === clock ? moment : null
  }
  const [first, next] = [exactly(`${date}T00:00`), exactly(`${dayAfter(date)}T00:00`)]
  if (first !== null && next !== null && next - first === 24 * 3_600_000) return (minutes) => first + minutes * 60_000
  return (minutes) => exactly(slotId({ date, from: minutes }))
}

/** Whether an order of now is ready by then. */
function isInTime(
  { lead }: Schedule,
  slot: Slot,
  begins: number,
  { now, timeZone }: Pick<SlotFacts, 'now' | 'timeZone'>,
): boolean {
  if (lead.unit === 'hours') return begins >= now + lead.amount * 3_600_000
  const [today, clock] = wallClock(now, timeZone).split('T') as [string, string]
  const isLate = lead.cutOff !== null && clock >= clockOf(lead.cutOff)
  return slot.date >= addDays(today, lead.amount + (isLate ? 1 : 0))
}

const addDays = (date: string, days: number): string => {
  let day = date
  for (let count = 0; count < days; count += 1) day = dayAfter(day)
  return day
}
