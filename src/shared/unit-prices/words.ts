import { AMOUNT_DECIMALS, type Content } from './schema.ts'
import { type Quantity, type UnitId, unitOf, units, usualReferences } from './units.ts'

const LARGEST = 1_000_000

/** A quantity as owners and files write it: '250 g', '6 items'. `readQuantity` reads it. */
export const quantityText = ({ amount, unit }: Quantity): string =>
  `${amount} ${unit === 'item' && amount !== 1 ? 'items' : units[unit].symbol}`

/**
 * Reads '250 g', '0,75 l' or '6 items'; null for anything else. A comma before three digits is refused: it could mean
 * thousands.
 */
export function readQuantity(text: string): Quantity | null {
  const match = /^(\d{1,7}(?:\.\d+|,(?!\d{3}(?!\d))\d+)?) ?(\D.*)$/.exec(text.trim())
  const unit = match && unitOf(match[2]!)
  return unit ? quantityOf(Number(match[1]!.replace(',', '.')), unit) : null
}

/** A quantity that can be stored; null for zero, and for amounts that are too large or too exact. */
export function quantityOf(amount: number, unit: UnitId): Quantity | null {
  const rounded = Number(amount.toFixed(AMOUNT_DECIMALS))
  return rounded === amount && amount > 0 && amount <= LARGEST ? { amount, unit } : null
}

/** A content with the quantity that its price is for: the given one where it measures the same, else the usual one. */
export function contentOf(contained: Quantity, per: Quantity | null | undefined): Content {
  const { kind } = units[contained.unit]
  const { amount, unit } = per && units[per.unit].kind === kind ? per : usualReferences[kind]
  return { amount: contained.amount, unit: contained.unit, per: { amount, unit } }
}
