import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fitParts, type SplitMove } from '#server/stock-locations/split-moves.ts'
import { noteReturns } from '#server/stock-returns/note-returns.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import type { StockReason } from '#shared/stock/schema.ts'
import type { ProductChange, WriteOptions } from './product-change.ts'

/** The pieces of a variant before and after, and where they came from or went to. */
export type VariantMove = SplitMove

/**
 * Records stock changes of saved products in the history, with what is taken from other locations because the main one
 * has too few, and tells who waits for them; deleted variants have none.
 */
export async function writeStockHistory(
  scope: ChangeScope,
  changes: readonly ProductChange[],
  options: WriteOptions,
): Promise<void> {
  const moves = movesOf(changes, pieces)
  // Units of unlimited variants count again later, and may not be fewer than those at other locations either.
  const fitted = new Map(
    (
      await fitParts(
        scope,
        movesOf(changes, (variant) => variant.qtyInStock),
      )
    ).map((move) => [move.variantId, move]),
  )
  const reason = options.stockReason ?? 'set'
  if (moves.length > 0) await writeHistory(scope, moves.map(withParts), reason, options.aboutId ?? null)
  await noteReturns(scope, changes.flatMap(returnsOf), reason)

  function withParts(move: VariantMove): VariantMove {
    const { before, after, parts } = fitted.get(move.variantId) ?? {}
    return parts && before === move.before && after === move.after ? { ...move, parts } : move
  }
}

function movesOf(changes: readonly ProductChange[], piecesOf: (variant: Variant) => number): VariantMove[] {
  return changes.flatMap(({ before, after }) => {
    const earlier = new Map((before?.variants ?? []).map((variant) => [variant.id, piecesOf(variant)]))
    return ((after as Product | null)?.variants ?? []).flatMap((variant) => {
      const move = { variantId: variant.id, before: earlier.get(variant.id) ?? 0, after: piecesOf(variant) }
      return move.before === move.after ? [] : [move]
    })
  })
}

/** The pieces that visitors can buy: none of a product that is hidden, so that showing it again is a return, too. */
function returnsOf({ before, after }: ProductChange) {
  if (before === null || after === null) return []
  const now = Date.now()
  const sellable = (product: Product, variant: Variant | undefined) => {
    if (!variant || !isVisible(product, now)) return 0
    return variant.unlimited ? Infinity : variant.qtyInStock
  }
  const earlier = new Map(before.variants.map((variant) => [variant.id, variant]))
  return after.variants.map((variant) => ({
    variantId: variant.id,
    before: sellable(before, earlier.get(variant.id)),
    after: sellable(after, variant),
  }))
}

const pieces = (variant: Variant): number => (variant.unlimited ? 0 : variant.qtyInStock)

/** Writes the history, and the events for webhooks; `stock/settle-moves.ts` runs the other effects of a stock change. */
export async function writeHistory(
  scope: ChangeScope,
  moves: readonly VariantMove[],
  reason: StockReason,
  aboutId: string | null,
): Promise<void> {
  const at = Date.now()
  const rows = moves.flatMap(({ variantId, before, after, parts = [{ locationId: null, before, after }] }) =>
    parts.map((part) => ({
      website_id: scope.websiteId,
      id: newId(),
      variant_id: variantId,
      at,
      change: part.after - part.before,
      left_over: part.after,
      reason,
      about_id: aboutId,
      user_id: scope.userId,
      api_key_id: scope.apiKeyId,
      location_id: part.locationId,
    })),
  )
  await insertRows(scope.database, 'stock_changes', rows)
  await noteEvents(
    scope,
    moves
      .filter(({ before, after }) => before !== after)
      .map(({ variantId, before, after }) => ({
        type: 'stock.changed',
        subjectId: variantId,
        facts: { before, after, reason },
      })),
  )
}
