import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { giveBackStock } from '#server/stock/give-back-stock.ts'
import { takeStock } from '#server/stock/take-stock.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import type { EditPreview } from '#shared/orders/edits/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isCounted } from '#shared/products/rules.ts'
import { namedVariant } from '#shared/products/variants.ts'
import { pickupMethodOf } from '../reserve-stock.ts'

/**
 * Takes the pieces that an edit adds out of stock, and returns those that it removes, one variant after the other in the
 * order of their ids: all transactions lock variants in this order.
 */
export async function moveStock(
  scope: ChangeScope,
  before: Order,
  after: Order,
): Promise<Result<void, 'not-enough-stock'>> {
  if (!before.takesStock) return succeed(undefined)
  const pickupMethodId = await pickupMethodOf(scope, after)
  for (const [variantId, change] of [...pieceChanges(before, after)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (change > 0) {
      const taken = await takeStock(scope, [{ variantId, quantity: change }], before.id, pickupMethodId, 'edit')
      if (!taken.ok) return taken
    }
    if (change < 0) await giveBackStock(scope, [{ variantId, quantity: -change }], before.id, 'edit')
  }
  return succeed(undefined)
}

/** How many pieces of each variant an edit takes; negative where it returns some. */
function pieceChanges(before: Order, after: Order): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const [lines, sign] of [
    [after.lines, 1],
    [before.lines, -1],
  ] as const)
    for (const { variantId, quantity, productType } of lines)
      if (isCounted(productType)) pieces.set(variantId, (pieces.get(variantId) ?? 0) + sign * quantity)
  return pieces
}

/** What there is too little of for an edit, before it is saved. Saving checks the stock again. */
export async function shortagesOf(scope: Scope, before: Order, after: Order): Promise<EditPreview['shortages']> {
  if (!before.takesStock) return []
  const taken = new Map([...pieceChanges(before, after)].filter(([id, change]) => id !== '' && change > 0))
  const variants = await readVariantsForCart(scope, [...taken.keys()])
  return variants
    .filter(({ variantId, unlimited, qtyInStock }) => !unlimited && qtyInStock < taken.get(variantId)!)
    .map((variant) => ({
      variantId: variant.variantId,
      name: namedVariant(variant),
      available: Math.max(0, variant.qtyInStock),
    }))
}
