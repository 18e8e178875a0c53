import { settleBundles } from '#server/products/bundles/settle-bundles.ts'
import { type VariantMove, writeHistory } from '#server/products/write/write-stock-history.ts'
import type { ChangeScope } from '#server/scope.ts'
import { noteReturns } from '#server/stock-returns/note-returns.ts'
import { limits } from '#shared/limits.ts'
import { stockChangeIsVisible } from '#shared/products/scarcity.ts'
import type { StockReason } from '#shared/stock/schema.ts'
import { noteLowStock } from './low-stock/note-low-stock.ts'
import { scarcityThresholds } from './scarcity-thresholds.ts'
import { updateSoldOut } from './update-sold-out.ts'

/** A stock change of a tracked variant that has just been written. */
export interface StockMove extends VariantMove {
  readonly productId: string
  /** `variants.low_stock_at`. */
  readonly lowStockAt: number | null
}

/**
 * Runs the effects of every stock change: a row in the history, the product's `sold_out`, the notices to people who wait
 * for a variant, and a new version of the website if visitors can see the difference. Changes without visible effect
 * only get the history.
 */
export async function settleMoves(
  scope: ChangeScope,
  moves: readonly StockMove[],
  reason: StockReason,
  aboutId: string | null,
): Promise<void> {
  // Without a change of the sum, pieces may still have changed at a location that does not sell online.
  await writeHistory(
    scope,
    moves.filter((move) => move.parts || move.before !== move.after),
    reason,
    aboutId,
  )
  const real = moves.filter((move) => move.before !== move.after)
  if (real.length === 0) return
  await noteReturns(scope, real, reason)
  const crossing = real.filter((move) => move.before === 0 || move.after === 0)
  await updateSoldOut(
    scope,
    crossing.map((move) => move.productId),
  )
  await noteLowStock(scope, real)
  await settleBundles(
    scope,
    real.map((move) => move.productId),
    reason,
  )
  if (crossing.length > 0 || (await isVisible(scope, real))) await scope.raiseVersion()
}

/** Updates products whose variants started or stopped tracking stock: visitors see another quantity input or status. */
export async function settleCounting(scope: ChangeScope, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await updateSoldOut(scope, productIds)
  await settleBundles(scope, productIds, 'set')
  await scope.raiseVersion()
}

async function isVisible(scope: ChangeScope, moves: readonly StockMove[]): Promise<boolean> {
  if (moves.some((move) => isSeen(move, null))) return true
  // Most orders leave more pieces than any notice could be set to: then its threshold need not be read.
  const near = moves.filter((move) => isSeen(move, limits.scarcityThreshold))
  if (near.length === 0) return false
  const thresholds = await scarcityThresholds(
    scope,
    near.map((move) => move.productId),
  )
  return near.some((move) => isSeen(move, thresholds.get(move.productId) ?? null))
}

/** @param scarcity the threshold of the scarcity notice; null without one */
const isSeen = ({ before, after }: StockMove, scarcity: number | null): boolean =>
  stockChangeIsVisible({ unlimited: false, qtyInStock: before }, { unlimited: false, qtyInStock: after }, { scarcity })
