import type { Visit } from './counted.ts'

/**
 * Marks a visitor for the rest of the day, so that something counts once. Marks are words with a space between them.
 * @returns whether they did not have the mark before
 */
export function addMark(visit: Visit, mark: string): boolean {
  const marks = marksOf(visit)
  if (marks.includes(mark)) return false
  visit.marks = [...marks, mark].join(' ')
  return true
}

/** What a visitor has been counted for on this day. */
export const marksOf = ({ marks }: Pick<Visit, 'marks'>): readonly string[] => (marks === '' ? [] : marks.split(' '))
