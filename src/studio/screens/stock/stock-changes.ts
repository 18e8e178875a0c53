import type { InputOf } from '#shared/http/contract.ts'
import type { updateVariantsCall } from '#shared/products/api.ts'
import type { StockChange, StockRow } from '#shared/stock/schema.ts'

/** A row of the grid, and the change of its stock since it was last saved. */
export interface EditedRow extends StockRow {
  /** A new count, or added and removed units; null when the stock is unchanged. */
  readonly stockChange: StockChange | null
  /** The same for each location, by its id, where there are several. */
  readonly partChanges: Readonly<Record<string, StockChange>>
}

/** A row as it was fetched, or with the changes that it has already. */
export const toEdited = (row: StockRow | EditedRow): EditedRow => ({ stockChange: null, partChanges: {}, ...row })

type VariantChange = InputOf<typeof updateVariantsCall>['body']['variants'][number]

/** Reads a stock: a number is a count, +5 and -2 are relative, so that pieces sold meanwhile stay sold. */
export function withStock(row: EditedRow, text: string, stock: Pick<StockRow, 'unlimited' | 'qtyInStock'>): EditedRow {
  const { variantId } = row
  const by = stock.qtyInStock - row.qtyInStock
  if (stock.unlimited) return { ...row, ...stock, stockChange: { kind: 'unlimited', variantId } }
  if (!/^\s*[+−-]/.test(text) || row.unlimited || row.stockChange?.kind === 'set') {
    return { ...row, ...stock, stockChange: { kind: 'set', variantId, quantity: stock.qtyInStock } }
  }
  const before = row.stockChange?.kind === 'adjust' ? row.stockChange.by : 0
  return { ...row, ...stock, stockChange: { kind: 'adjust', variantId, by: before + by } }
}

/** The edits of rows for the server: prices and SKUs, and stock. */
export function changesOf(edits: Iterable<{ readonly before: EditedRow; readonly after: EditedRow }>): {
  readonly variants: VariantChange[]
  readonly stock: StockChange[]
} {
  const variants: VariantChange[] = []
  const stock: StockChange[] = []
  for (const { before, after } of edits) {
    const change: VariantChange = {
      id: after.variantId,
      ...(after.sku !== before.sku && { sku: after.sku }),
      ...(after.priceCents !== before.priceCents && { priceCents: after.priceCents }),
      ...(after.salePriceCents !== before.salePriceCents && { salePriceCents: after.salePriceCents }),
      ...(after.onSale !== before.onSale && { onSale: after.onSale }),
    }
    if (Object.keys(change).length > 1) variants.push(change)
    stock.push(...(after.stockChange ? [after.stockChange] : []), ...Object.values(after.partChanges))
    if (after.lowStockAt !== before.lowStockAt)
      stock.push({ kind: 'low-stock-at', variantId: after.variantId, quantity: after.lowStockAt })
  }
  return { variants, stock }
}
