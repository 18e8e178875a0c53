/** A number that someone types, as a whole one between two limits. */
export const within = (value: string | number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(value)) || least))
