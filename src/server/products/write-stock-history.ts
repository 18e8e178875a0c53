import type { ChangeScope } from '#server/scope.ts'
import { writeHistory } from '#server/stock/settle-moves.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import type { ProductChange, WriteOptions } from './product-change.ts'

/** Tells the stock's history what saving products did to it; variants that are gone have no history to continue. */
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
