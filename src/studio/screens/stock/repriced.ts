import { isMoney } from '#shared/products/codes.ts'
import { withPricesChanged, withSale } from '#shared/products/percent.ts'
import type { Area } from '#studio/kit/sheet/selection.ts'
import type { BulkStep } from '../products/bulk-step.ts'
import type { EditedRow } from './stock-changes.ts'

/**
 * The rows with the prices of the selected ones changed by a percentage, or with a sale price that far below the price.
 */
export function repriced(
  rows: readonly EditedRow[],
  { top, bottom }: Pick<Area, 'top' | 'bottom'>,
  step: BulkStep,
  currency: string,
): EditedRow[] {
  return rows.map((row, index) => {
    if (index < top || index > bottom) return row
    // The price of a gift card is its value.
    if (isMoney(row.productType)) return row
    if (step.action === 'change-prices') return withPricesChanged(row, step.percent, currency)
    return step.action === 'start-sale' ? withSale(row, step.percent, currency) : row
  })
}
