import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import type { StockReason } from '#shared/stock/schema.ts'
import type { ProductChange, WriteOptions } from './product-change.ts'

/** The pieces of a variant before and after. */
export interface VariantMove {
  readonly variantId: string
  readonly before: number
  readonly after: number
}

/** Records stock changes of saved products in the history; deleted variants have none. */
export async function writeStockHistory(
  scope: ChangeScope,
  changes: readonly ProductChange[],
  options: WriteOptions,
): Promise<void> {
  const moves = changes.flatMap(({ before, after }) => {
    const earlier = new Map((before?.variants ?? []).map((variant) => [variant.id, pieces(variant)]))
    return ((after as Product | null)?.variants ?? []).flatMap((variant) => {
      const move = { variantId: variant.id, before: earlier.get(variant.id) ?? 0, after: pieces(variant) }
      return move.before === move.after ? [] : [move]
    })
  })
  if (moves.length > 0) await writeHistory(scope, moves, options.stockReason ?? 'set', options.aboutId ?? null)
}

const pieces = (variant: Variant): number => (variant.unlimited ? 0 : variant.qtyInStock)

/** Writes the history only; `stock/settle-moves.ts` runs the other effects of a stock change. */
export async function writeHistory(
  scope: ChangeScope,
  moves: readonly VariantMove[],
  reason: StockReason,
  aboutId: string | null,
): Promise<void> {
  const at = Date.now()
  const rows = moves.map((move) => ({
    website_id: scope.websiteId,
    id: newId(),
    variant_id: move.variantId,
    at,
    change: move.after - move.before,
    left_over: move.after,
    reason,
    about_id: aboutId,
    user_id: scope.userId,
  }))
  await insertRows(scope.database, 'stock_changes', rows)
}
