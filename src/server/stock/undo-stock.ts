import type { Undoer } from '#server/changes/undoer.ts'
import { lockLocations, type Part } from '#server/stock-locations/part-store.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { StockChange } from '#shared/stock/schema.ts'
import { type StockSnapshot, stockLog } from './change-log.ts'
import { lockVariants, setStock } from './set-stock.ts'

/** Undoes stock changes by their difference, so that pieces that were sold since stay sold. */
export const undoStock: Undoer<StockSnapshot> = {
  log: stockLog,
  permissions: ['products.write'],
  async undo(scope, changes, { batchId }) {
    await lockLocations(scope, 'share')
    const current = await lockVariants(
      scope,
      changes.map((change) => change.nounId),
    )
    const back: StockChange[] = []
    for (const { nounId: variantId, before, after } of changes) {
      const stock = current.get(variantId)
      // Stock is never created or deleted without its variant.
      if (!stock || !before || !after || stock.unlimited !== after.unlimited) return fail('change-superseded')
      // An adjustment counts the stock, which a change of an unlimited one must not do.
      if (!(before.unlimited && after.unlimited)) {
        const adjusted = adjustments(variantId, stock.parts, { before, after })
        if (adjusted === null) return fail('change-superseded')
        back.push(...adjusted)
      }
      if (before.lowStockAt !== undefined && before.lowStockAt !== after.lowStockAt)
        back.push({ kind: 'low-stock-at', variantId, quantity: before.lowStockAt })
      if (before.unlimited) back.push({ kind: 'unlimited', variantId })
    }
    const undone = await setStock(scope, back, batchId)
    return undone.ok ? succeed(undefined) : fail('change-superseded')
  },
}

/** The differences by location; where there are no other ones, of the sum. Null where a location was deleted. */
function adjustments(
  variantId: string,
  present: readonly Part[],
  { before, after }: { readonly before: StockSnapshot; readonly after: StockSnapshot },
): StockChange[] | null {
  const others = (after.parts ?? []).flatMap(({ locationId, sellsOnline, quantity }) => {
    const by = quantityAt(before, locationId) - quantity
    return by === 0 ? [] : [{ locationId, sellsOnline, by }]
  })
  if (others.some(({ locationId }) => !present.some((part) => part.locationId === locationId))) return null
  const online = others.reduce((sum, { sellsOnline, by }) => sum + (sellsOnline ? by : 0), 0)
  return [
    { kind: 'adjust', variantId, by: before.qtyInStock - after.qtyInStock - online },
    ...others.map(({ locationId, by }): StockChange => ({ kind: 'adjust', variantId, locationId, by })),
  ]
}

const quantityAt = ({ parts = [] }: StockSnapshot, locationId: string): number =>
  parts.find((part) => part.locationId === locationId)?.quantity ?? 0
