import type { StockChange } from '#shared/stock/schema.ts'
import type { EditedRow } from './stock-changes.ts'
import { piecesAt, withPartChange } from './stock-parts.ts'

/** One step of the sheet, undone as a whole: the rows that it changed. */
export interface StockStep {
  readonly rows: readonly { readonly before: EditedRow; readonly after: EditedRow }[]
}

const facts = ['sku', 'priceCents', 'salePriceCents', 'onSale', 'lowStockAt'] as const

/**
 * A row without the changes of a step; later changes of other cells stay.
 * @param current the row as it is now
 */
export function turnedBack(current: EditedRow, { before, after }: StockStep['rows'][number]): EditedRow {
  const changed = facts.filter((fact) => before[fact] !== after[fact])
  const turned: EditedRow = {
    ...current,
    ...Object.fromEntries(changed.map((fact) => [fact, before[fact]])),
    ...stockBack(current, before, after),
  }
  return before.unlimited === after.unlimited ? partsBack(turned, before, after) : turned
}

/** Units at several locations, relative, so that pieces sold meanwhile stay sold. */
function partsBack(current: EditedRow, before: EditedRow, after: EditedRow): EditedRow {
  return before.parts.reduce((row, { locationId, quantity }) => {
    const by = quantity - piecesAt(after, locationId)
    if (by === 0) return row
    const left = Math.max(0, piecesAt(row, locationId) + by)
    const waiting = combined(row.partChanges[locationId] ?? null, row.variantId, by, left)
    return withPartChange(row, locationId, left, waiting && { ...waiting, locationId })
  }, current)
}

/** The opposite step. */
export const inverse = ({ rows }: StockStep): StockStep => ({
  rows: rows.map(({ before, after }) => ({ before: after, after: before })),
})

function stockBack(current: EditedRow, before: EditedRow, after: EditedRow): Partial<EditedRow> {
  const { variantId } = current
  const { unlimited, qtyInStock } = before
  if (unlimited === after.unlimited && (qtyInStock === after.qtyInStock || before.parts.length > 0)) return {}
  if (unlimited) return { unlimited, stockChange: { kind: 'unlimited', variantId } }
  if (after.unlimited) {
    return { unlimited, qtyInStock, stockChange: { kind: 'set', variantId, quantity: qtyInStock } }
  }
  // Relative, so that pieces sold meanwhile stay sold.
  const by = qtyInStock - after.qtyInStock
  const quantity = Math.max(0, current.qtyInStock + by)
  return { qtyInStock: quantity, stockChange: combined(current.stockChange, variantId, by, quantity) }
}

type UnitsChange = Extract<StockChange, { kind: 'set' | 'adjust' }>

function combined(waiting: StockChange | null, variantId: string, by: number, quantity: number): UnitsChange | null {
  if (waiting?.kind === 'set') return { kind: 'set', variantId, quantity }
  const sum = (waiting?.kind === 'adjust' ? waiting.by : 0) + by
  return sum === 0 ? null : { kind: 'adjust', variantId, by: sum }
}
