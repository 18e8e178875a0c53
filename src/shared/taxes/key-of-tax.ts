import type { PartTax } from './schema.ts'

/** What a tax is told apart by: taxes with the same name and percentage are one. */
export const keyOfTax = ({ name, rateMilliPercent }: Pick<PartTax, 'name' | 'rateMilliPercent'>): string =>
  `${rateMilliPercent} ${name}`
