import type { CountLine } from './schema.ts'

/** A count's number as text: C00042. */
export const formatCountNumber = (number: number): string => `C${String(number).padStart(5, '0')}`

/** How many more units were counted than were expected in that moment; null before. */
export const differenceOf = ({ counted, expected }: Pick<CountLine, 'counted' | 'expected'>): number | null =>
  counted === null || expected === null ? null : counted - expected

/**
 * What a count adds to the stock of a location: the difference, whatever was sold since, and never more than is there is
 * removed.
 * @param present what is there now
 */
export const correctionOf = (difference: number, present: number): number => Math.max(difference, -present)
