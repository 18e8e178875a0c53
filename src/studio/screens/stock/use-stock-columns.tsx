import { useMemo } from 'react'
import { isMoney } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import type { StockLocation } from '#shared/stock-locations/schema.ts'
import type { SheetColumn } from '#studio/kit/sheet/columns.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import {
  onSaleColumn,
  priceColumn,
  readStock,
  salePriceColumn,
  skuColumn,
  stockColumn,
} from '../products/variants/variant-columns.ts'
import classes from './stock.module.css'
import { type EditedRow, withStock } from './stock-changes.ts'
import { piecesAt, withPart } from './stock-parts.ts'

/** The columns of the stock grid; read-only for a role that may not write. */
export function useStockColumns(
  canWrite: boolean,
  locations: readonly StockLocation[],
): readonly SheetColumn<EditedRow>[] {
  const { currency, locale } = useStaff().website
  return useMemo(() => {
    const style = { currency, locale }
    const title: SheetColumn<EditedRow> = {
      id: 'variant',
      title: 'Product',
      width: 260,
      text: (row) => [row.productTitle, variantTitle(row.attributes)].filter(Boolean).join(' · '),
      draw: (row) => <VariantName row={row} />,
    }
    const counted = stockColumn<EditedRow>()
    const stock: SheetColumn<EditedRow> = {
      ...counted,
      text: (row) => (isCounted(row.productType) ? counted.text(row) : 'not tracked'),
      write(row, text) {
        if (!isCounted(row.productType)) return text.trim() === '' ? row : null
        const read = readStock(text, row)
        return read && withStock(row, text, read)
      },
    }
    const editable = [
      ...stockColumns(stock, locations),
      lowStockColumn,
      priceColumn<EditedRow>(style),
      notForGiftCards(salePriceColumn<EditedRow>(style)),
      notForGiftCards(onSaleColumn<EditedRow>()),
      incomingColumn(locations),
      { ...skuColumn<EditedRow>(), width: 240 },
    ]
    return [title, ...(canWrite ? editable : editable.map(({ write: _write, ...column }) => column))]
  }, [currency, locale, canWrite, locations])
}

/** The stock; where there are several locations, their sum, which is read-only, and a column for each. */
function stockColumns(
  stock: SheetColumn<EditedRow>,
  locations: readonly StockLocation[],
): readonly SheetColumn<EditedRow>[] {
  if (locations.length < 2) return [{ ...stock, width: 100 }]
  const { write: _write, ...sum } = stock
  return [
    { ...sum, title: 'Available', width: 100 },
    ...locations.map(
      ({ id, name }): SheetColumn<EditedRow> => ({
        ...stock,
        id: `stock-${id}`,
        title: name,
        width: 120,
        text: (row) => (isCounted(row.productType) && !row.unlimited ? String(piecesAt(row, id)) : stock.text(row)),
        write(row, text) {
          if (!isCounted(row.productType)) return text.trim() === '' ? row : null
          return withPart(row, id, text)
        },
      }),
    ),
  ]
}

/** What is on its way; where there are several locations, with the location of each number. */
const incomingColumn = (locations: readonly StockLocation[]): SheetColumn<EditedRow> => ({
  id: 'incoming',
  title: 'Incoming',
  width: locations.length > 1 ? 150 : 90,
  ...(locations.length < 2 && { align: 'end' }),
  text: ({ incoming }) =>
    incoming
      .map(({ locationId, quantity }) =>
        locations.length > 1
          ? `${quantity} ${locations.find(({ id }) => id === locationId)?.name ?? ''}`
          : String(quantity),
      )
      .join(', '),
})

/** When the owner is told about low stock; empty is the number of the settings. */
const lowStockColumn: SheetColumn<EditedRow> = {
  id: 'low-stock-at',
  title: 'Low at',
  width: 76,
  align: 'end',
  inputMode: 'numeric',
  hint: 'Low at this quantity or less. Leave it empty to use the quantity from Store settings.',
  text: ({ lowStockAt }) => (lowStockAt === null ? '' : String(lowStockAt)),
  write(row, text) {
    if (text.trim() === '') return { ...row, lowStockAt: null }
    const lowStockAt = isCounted(row.productType) && /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : null
    return lowStockAt === null ? null : { ...row, lowStockAt }
  },
}

/** A product's title, and its variant on a second line where rows are high enough: that is where they differ. */
function VariantName({ row }: { readonly row: EditedRow }) {
  const values = variantTitle(row.attributes)
  return (
    <span className={classes.name} title={[row.productTitle, values].filter(Boolean).join(' · ')}>
      <span className={classes.product}>{row.productTitle}</span>
      {values && <span className={classes.values}>{values}</span>}
    </span>
  )
}

/** Gift cards have a fixed value, and are never on sale. */
function notForGiftCards(column: SheetColumn<EditedRow>): SheetColumn<EditedRow> {
  return {
    ...column,
    write: (row, text) => (isMoney(row.productType) ? null : column.write!(row, text)),
  }
}
