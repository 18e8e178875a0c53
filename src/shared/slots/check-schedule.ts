import { sum } from '#shared/money/sum.ts'
import type { Opening, Schedule } from './schema.ts'

/** The most time slots that customers choose from at once: more would be slow to load, and nobody reads them. */
const MOST_SLOTS = 3000
const tooMany: [string, string] = [
  'slotMinutes',
  `There would be more than ${MOST_SLOTS.toLocaleString('en-US')} time slots to choose from. Use longer slots, or fewer days ahead.`,
]

/** Errors of a schedule by its own paths (`week.0.1.to`): times that customers could never choose. */
export function checkSchedule(schedule: Schedule): [path: string, sentence: string][] {
  const { week, exceptions, slotMinutes } = schedule
  const errors: [string, string][] = [
    ...(countSlots(schedule) > MOST_SLOTS ? [tooMany] : []),
    ...week.flatMap((openings, day) => openingErrors(openings, slotMinutes, `week.${day}`)),
    ...exceptions.flatMap(({ openings }, index) =>
      openingErrors(openings, slotMinutes, `exceptions.${index}.openings`),
    ),
  ]
  const seen = new Set<string>()
  for (const [index, { date }] of exceptions.entries()) {
    if (seen.has(date)) errors.push([`exceptions.${index}.date`, 'This day is already in the list.'])
    seen.add(date)
  }
  const isNeverOpen = [...week, ...exceptions.map(({ openings }) => openings)].every(
    (openings) => openings.length === 0,
  )
  if (isNeverOpen) errors.push(['week', 'Add hours for at least one day.'])
  return errors
}

/** At most so many slots can be chosen. */
function countSlots({ week, slotMinutes, daysAhead }: Schedule): number {
  const ofWeek = sum(
    week.flat().map(({ from, to }) => (slotMinutes === null ? 1 : Math.floor((to - from) / slotMinutes))),
  )
  return Math.ceil((ofWeek * daysAhead) / week.length)
}

function openingErrors(openings: readonly Opening[], slotMinutes: number | null, path: string): [string, string][] {
  return openings.flatMap(({ from, to }, index): [string, string][] => {
    const before = openings[index - 1]
    if (before && from < before.to) return [[`${path}.${index}.from`, 'These hours overlap with the ones before.']]
    if (to <= from) return [[`${path}.${index}.to`, 'Enter a time after the beginning.']]
    if (slotMinutes !== null && to - from < slotMinutes)
      return [[`${path}.${index}.to`, 'These hours are shorter than a time slot.']]
    return []
  })
}
