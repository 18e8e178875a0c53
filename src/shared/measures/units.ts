/** Units in which owners read and write weights; grams are stored. */
export const weightUnits = ['g', 'kg', 'oz', 'lb'] as const
export type WeightUnit = (typeof weightUnits)[number]
/** Units in which owners read and write lengths; millimeters are stored. */
export const lengthUnits = ['mm', 'cm', 'in'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** The international agreement of 1959: a pound is 453.59237 g, an inch is 25.4 mm. */
const GRAMS: Readonly<Record<WeightUnit, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 }
const MILLIMETERS: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, in: 25.4 }

/** Countries that use pounds and inches. */
const IMPERIAL: ReadonlySet<string> = new Set(['US', 'LR', 'MM'])

/** The units of a new shop. */
export const unitsOf = (country: string): { readonly weightUnit: WeightUnit; readonly lengthUnit: LengthUnit } =>
  IMPERIAL.has(country) ? { weightUnit: 'lb', lengthUnit: 'in' } : { weightUnit: 'g', lengthUnit: 'cm' }

/** Four decimals show a tenth of a gram in pounds, and hide rounding errors. */
const tidy = (value: number) => Math.round(value * 10_000) / 10_000

/** A stored weight (grams) in a unit. */
export const weightIn = (unit: WeightUnit, grams: number): number => tidy(grams / GRAMS[unit])
/** A stored length (millimeters) in a unit. */
export const lengthIn = (unit: LengthUnit, millimeters: number): number => tidy(millimeters / MILLIMETERS[unit])
/** A weight in a unit as grams. */
export const gramsOf = (unit: WeightUnit, value: number): number => tidy(value * GRAMS[unit])
/** A length in a unit as millimeters. */
export const millimetersOf = (unit: LengthUnit, value: number): number => tidy(value * MILLIMETERS[unit])

/** A limit of a shipping step in whole grams, rounded up: a parcel of exactly the limit is within it. */
export const limitInGrams = (unit: WeightUnit, value: number): number => Math.ceil(gramsOf(unit, value))
/** The same limit as the owner entered it: rounding to whole grams adds less than a hundredth of a pound. */
export const limitIn = (unit: WeightUnit, grams: number): number => {
  const digits = unit === 'g' ? 0 : unit === 'oz' ? 1 : unit === 'lb' ? 2 : 3
  return Number((grams / GRAMS[unit]).toFixed(digits))
}
