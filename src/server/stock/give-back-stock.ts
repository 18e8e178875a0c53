import type { ChangeScope } from '#server/scope.ts'
import { returnToLocations } from '#server/stock-locations/split-moves.ts'
import { piecesByVariant, type StockLine } from './lines.ts'
import { type StockMove, settleMoves } from './settle-moves.ts'

/**
 * Returns pieces to stock: `release` for a failed payment, `restock` for a canceled order, `refund` for
 * refunded items, `edit` for items that an edit has removed. Variants that were deleted
 * meanwhile, or are unlimited, are skipped.
 */
export async function giveBackStock(
  scope: ChangeScope,
  lines: readonly StockLine[],
  aboutId: string,
  reason: 'release' | 'restock' | 'refund' | 'edit',
): Promise<void> {
  const moves: StockMove[] = []
  for (const [variantId, quantity] of piecesByVariant(lines)) {
    const given = await scope.database
      .updateTable('variants')
      .set((set) => ({ qty_in_stock: set('qty_in_stock', '+', quantity) }))
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', variantId)
      .where('unlimited', '=', 0)
      .returning(['product_id', 'qty_in_stock', 'low_stock_at'])
      .executeTakeFirst()
    if (!given) continue
    const after = given.qty_in_stock
    const { product_id: productId, low_stock_at: lowStockAt } = given
    moves.push({ variantId, productId, lowStockAt, before: after - quantity, after })
  }
  await settleMoves(scope, await returnToLocations(scope, moves, aboutId), reason, aboutId)
}
