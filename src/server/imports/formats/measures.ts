import type { UnitSystem } from '#shared/imports/formats.ts'

const GRAMS: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
}
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8, yd: 914.4 }

/** The units of a weight and of a length. */
export interface Units {
  readonly weight: string
  readonly length: string
}

export const unitsOf: Readonly<Record<UnitSystem, Units>> = {
  imperial: { weight: 'lb', length: 'in' },
  metric: { weight: 'kg', length: 'cm' },
}

/** The system in which shops of a country measure parcels, and so do its Squarespace files. */
export const unitSystemOf = (country: string): UnitSystem =>
  ['US', 'LR', 'MM'].includes(country) ? 'imperial' : 'metric'

/** Whether files may give weights in a unit. */
export const isWeightUnit = (unit: string): boolean => Object.hasOwn(GRAMS, unit)
/** Whether files may give lengths in a unit. */
export const isLengthUnit = (unit: string): boolean => Object.hasOwn(MILLIMETRES, unit)

// Hundredths of a gram and of a millimetre: finer than any scale, and pounds and inches convert back exactly.
const converted = (measure: number, factor: number) =>
  factor === 1 ? measure : Math.round(measure * factor * 100) / 100

/** A weight of a file in grams; an unknown unit counts as grams. */
export const gramsOf = (weight: number, unit: string): number => converted(weight, GRAMS[unit] ?? 1)
/** A length of a file in millimetres; an unknown unit counts as millimetres. */
export const millimetresOf = (length: number, unit: string): number => converted(length, MILLIMETRES[unit] ?? 1)

// Half a hundredth that rounding may lose when a measure is read, plus half of the last digit of a kilogram in a file.
const LOST_IN_A_FILE = 0.005 + 0.0005

/** Whether two measures are the same within the precision of a file. */
export const isSameMeasure = (one: number, other: number): boolean => Math.abs(one - other) < LOST_IN_A_FILE + 1e-6

/** A stored weight in another unit, with as few digits as restore it: '1.1' lb stays '1.1'. */
export const inWeightUnit = (grams: number, unit: string): string =>
  decimal(grams / (GRAMS[unit] ?? 1), (weight) => gramsOf(weight, unit) === grams)
/** A stored length in another unit, with as few digits as restore it. */
export const inLengthUnit = (millimetres: number, unit: string): string =>
  decimal(millimetres / (MILLIMETRES[unit] ?? 1), (length) => millimetresOf(length, unit) === millimetres)

const MOST_DIGITS = 10

function decimal(number: number, comesBack: (number: number) => boolean): string {
  for (let digits = 1; digits < MOST_DIGITS; digits += 1) {
    if (comesBack(Number(number.toFixed(digits)))) return number.toFixed(digits)
  }
  return number.toFixed(MOST_DIGITS)
}
