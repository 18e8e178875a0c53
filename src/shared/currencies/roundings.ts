/** How converted prices end: whole multiples of `step`, less `less`. Both in hundredths. */
interface Rounding {
  readonly step: number
  readonly less: number
}

/** The names under which rounding rules are stored, in the order of a list of them. */
export const roundingIds = [
  ...(['none', '0.05', '0.10', '0.50', '0.90', '0.95', '0.99'] as const),
  ...(['1', '5', '10', '50', '100', '500', '1000'] as const),
] as const
export type RoundingId = (typeof roundingIds)[number]

/** Rounding rules. `none` rounds to the smallest unit of the currency. */
export const roundings: Readonly<Record<RoundingId, Rounding>> = {
  none: { step: 1, less: 0 },
  '0.05': { step: 5, less: 0 },
  '0.10': { step: 10, less: 0 },
  '0.50': { step: 50, less: 0 },
  '0.90': { step: 100, less: 10 },
  '0.95': { step: 100, less: 5 },
  '0.99': { step: 100, less: 1 },
  '1': { step: 100, less: 0 },
  '5': { step: 500, less: 0 },
  '10': { step: 1_000, less: 0 },
  '50': { step: 5_000, less: 0 },
  '100': { step: 10_000, less: 0 },
  '500': { step: 50_000, less: 0 },
  '1000': { step: 100_000, less: 0 },
}
