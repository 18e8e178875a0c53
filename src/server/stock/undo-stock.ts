import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { StockChange } from '#shared/stock/schema.ts'
import { type StockSnapshot, stockLog } from './change-log.ts'
import { lockVariants, setStock } from './set-stock.ts'

/** Undoes stock changes by their difference, so that pieces that were sold since stay sold. */
export const undoStock: Undoer<StockSnapshot> = {
  log: stockLog,
  permissions: ['products.write'],
  async undo(scope, changes, { batchId }) {
    const current = await lockVariants(
      scope,
      changes.map((change) => change.nounId),
    )
    const back: StockChange[] = []
    for (const { nounId: variantId, before, after } of changes) {
      const stock = current.get(variantId)
      // Stock is never created or deleted without its variant.
      if (!stock || !before || !after || stock.unlimited !== after.unlimited) return fail('change-superseded')
      back.push({ kind: 'adjust', variantId, by: before.qtyInStock - after.qtyInStock })
      if (before.unlimited) back.push({ kind: 'unlimited', variantId })
    }
    const undone = await setStock(scope, back, batchId)
    return undone.ok ? succeed(undefined) : fail('change-superseded')
  },
}
