import { prepareQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { takeFromLocations } from '#server/stock-locations/split-moves.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { piecesByVariant, type StockLine } from './lines.ts'
import { type StockMove, settleMoves } from './settle-moves.ts'

/**
 * Reserves pieces: all of them, or none once the caller's transaction has rolled a refusal back. Each variant's pieces
 * are taken by one conditional update, so stock is never negative on any number of nodes, and variants are locked in
 * the order of their ids, so that two buyers never block each other. Unlimited variants are not changed or locked.
 * @param aboutId the payment or order, for the history
 * @param pickupMethodId of an order that is picked up: it takes from the location of this method first
 * @param reason `edit` for an order that was edited, which keeps the pieces at once
 * @returns a refusal with `variantId` and how many are `available`
 */
export async function takeStock(
  scope: ChangeScope,
  lines: readonly StockLine[],
  aboutId: string,
  pickupMethodId: string | null = null,
  reason: 'hold' | 'edit' = 'hold',
): Promise<Result<void, 'not-enough-stock'>> {
  const moves: StockMove[] = []
  for (const [variantId, quantity] of piecesByVariant(lines)) {
    const [taken] = (await decrement(scope.database, { websiteId: scope.websiteId, variantId, quantity })).rows
    if (taken) {
      const after = taken.qty_in_stock
      const { product_id: productId, low_stock_at: lowStockAt } = taken
      moves.push({ variantId, productId, lowStockAt, before: after + quantity, after })
      continue
    }
    const stock = await readStock(scope, variantId)
    if (stock?.unlimited !== 1) return fail('not-enough-stock', { variantId, available: stock?.qty_in_stock ?? 0 })
  }
  const split = await takeFromLocations(scope, moves, { aboutId, pickupMethodId })
  await settleMoves(scope, split, reason, aboutId)
  return succeed(undefined)
}

const decrement = prepareQuery((database, values: { websiteId: string; variantId: string; quantity: number }) =>
  database
    .updateTable('variants')
    .set((set) => ({ qty_in_stock: set('qty_in_stock', '-', values.quantity) }))
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.variantId)
    .where('unlimited', '=', 0)
    .where('qty_in_stock', '>=', values.quantity)
    .returning(['product_id', 'qty_in_stock', 'low_stock_at']),
)

function readStock(scope: Scope, variantId: string) {
  return scope.database
    .selectFrom('variants')
    .select(['unlimited', 'qty_in_stock'])
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', variantId)
    .executeTakeFirst()
}
