import type { ChangeScope } from '#server/scope.ts'
import { writeParts } from '#server/stock-locations/part-store.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { MOST_PIECES, type StockReason } from '#shared/stock/schema.ts'
import { changedStock, isNegative, moveOf, partChanges, piecesAt } from './changed-stock.ts'
import { type LockedVariant, writeStock } from './set-stock.ts'
import { type StockMove, settleMoves } from './settle-moves.ts'

/** Units that are added to one location, or removed from it. */
export interface StockAdjustment {
  readonly variantId: string
  readonly locationId: string
  readonly by: number
}

/**
 * Adds units to locations, or removes them, all or none once the caller's transaction has rolled a refusal back, and
 * writes the history. Each variant comes once.
 * @param known the tracked variants, locked by the caller together with the locations
 * @returns the variants afterwards; a refusal names the `variantId`, and with too few what is `available`
 */
export async function adjustStock(
  scope: ChangeScope,
  known: ReadonlyMap<string, LockedVariant>,
  adjustments: readonly StockAdjustment[],
  { reason, aboutId }: { readonly reason: StockReason; readonly aboutId: string },
): Promise<Result<Map<string, LockedVariant>, 'location-not-found' | 'stock-negative' | 'stock-too-large'>> {
  const written = new Map<string, LockedVariant>()
  const moves: StockMove[] = []
  for (const { variantId, locationId, by } of adjustments) {
    const before = known.get(variantId)!
    const change = { kind: 'adjust', variantId, locationId, by } as const
    const stock = changedStock(before, change)
    if (stock === null) return fail('location-not-found')
    const after: LockedVariant = { ...before, ...stock }
    if (isNegative(after)) return fail('stock-negative', { variantId, available: piecesAt(before, change) })
    if (after.qtyInStock > MOST_PIECES || after.parts.some(({ quantity }) => quantity > MOST_PIECES))
      return fail('stock-too-large', { variantId })
    await writeStock(scope, variantId, after)
    await writeParts(scope, partChanges(variantId, before, after))
    moves.push(moveOf(variantId, before, after))
    written.set(variantId, after)
  }
  await settleMoves(scope, moves, reason, aboutId)
  return succeed(written)
}
