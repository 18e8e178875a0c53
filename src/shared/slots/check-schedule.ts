import type { Opening, Schedule } from './schema.ts'

/** Errors of a schedule by its own paths (`week.0.1.to`): times that customers could never choose. */
export function checkSchedule({ week, exceptions, slotMinutes }: Schedule): [path: string, sentence: string][] {
  const errors: [string, string][] = [
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
