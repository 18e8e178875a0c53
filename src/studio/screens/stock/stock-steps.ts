import type { StockChange } from '#shared/stock/schema.ts'
import type { EditedRow } from './stock-changes.ts'

/** One step of the sheet, undone as a whole: the rows that it changed. */
export interface StockStep {
  readonly rows: readonly { readonly before: EditedRow; readonly after: EditedRow }[]
}

const facts = ['sku', 'priceCents', 'salePriceCents', 'onSale'] as const

/**
 * A row without the changes of a step; later changes of other cells stay.
 * @param current the row as it is now
 */
export function turnedBack(current: EditedRow, { before, after }: StockStep['rows'][number]): EditedRow {
  const changed = facts.filter((fact) => before[fact] !== after[fact])
  return {
    ...current,
    ...Object.fromEntries(changed.map((fact) => [fact, before[fact]])),
    ...stockBack(current, before, after),
  }
}

/** The opposite step. */
export const inverse = ({ rows }: StockStep): StockStep => ({
  rows: rows.map(({ before, after }) => ({ before: after, after: before })),
})

function stockBack(current: EditedRow, before: EditedRow, after: EditedRow): Partial<EditedRow> {
  const { variantId } = current
  const { unlimited, qtyInStock } = before
  if (unlimited === after.unlimited && qtyInStock === after.qtyInStock) return {}
  if (unlimited) return { unlimited, stockChange: { kind: 'unlimited', variantId } }
  if (after.unlimited) {
    return { unlimited, qtyInStock, stockChange: { kind: 'set', variantId, quantity: qtyInStock } }
  }
  // Relative, so that pieces sold meanwhile stay sold.
  const by = qtyInStock - after.qtyInStock
  const quantity = Math.max(0, current.qtyInStock + by)
  return { qtyInStock: quantity, stockChange: combined(current.stockChange, variantId, by, quantity) }
}

function combined(waiting: StockChange | null, variantId: string, by: number, quantity: number): StockChange | null {
  if (waiting?.kind === 'set') return { kind: 'set', variantId, quantity }
  const sum = (waiting?.kind === 'adjust' ? waiting.by : 0) + by
  return sum === 0 ? null : { kind: 'adjust', variantId, by: sum }
}
