import type { StockChange, StockRow } from '#shared/stock/schema.ts'
import { sumOf } from '#shared/stock-locations/rules.ts'
import { readStock } from '../products/variants/variant-columns.ts'
import { type EditedRow, withStock } from './stock-changes.ts'

/** The units of a variant at a location. */
export const piecesAt = (row: Pick<StockRow, 'parts'>, locationId: string): number =>
  row.parts.find((part) => part.locationId === locationId)?.quantity ?? 0

/** Reads the stock at one location, as `withStock` does for the sum; null when it is invalid. */
export function withPart(row: EditedRow, locationId: string, text: string): EditedRow | null {
  const present = { unlimited: row.unlimited, qtyInStock: piecesAt(row, locationId) }
  const read = readStock(text, present)
  if (!read) return null
  if (read.unlimited) return withStock(row, text, { unlimited: true, qtyInStock: row.qtyInStock })
  const waiting = row.partChanges[locationId]
  const isRelative = /^\s*[+−-]/.test(text) && !row.unlimited && waiting?.kind !== 'set'
  const before = waiting?.kind === 'adjust' ? waiting.by : 0
  const { variantId } = row
  const change: StockChange = isRelative
    ? { kind: 'adjust', variantId, locationId, by: before + read.qtyInStock - present.qtyInStock }
    : { kind: 'set', variantId, locationId, quantity: read.qtyInStock }
  return withPartChange(row, locationId, read.qtyInStock, change)
}

/** The row with another number of units at a location; the sum follows. */
export function withPartChange(
  row: EditedRow,
  locationId: string,
  quantity: number,
  change: StockChange | null,
): EditedRow {
  const parts = row.parts.map((part) => (part.locationId === locationId ? { ...part, quantity } : part))
  const { [locationId]: _, ...others } = row.partChanges
  return {
    ...row,
    parts,
    unlimited: false,
    qtyInStock: sumOf(parts.filter(({ sellsOnline }) => sellsOnline)),
    stockChange: null,
    partChanges: change ? { ...others, [locationId]: change } : others,
  }
}
