import { type CartVariant, findVariantForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { addCartEntryCall } from '#shared/cart/api.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { hasPicks, mergedPieces, piecesOfBundle } from '#shared/products/bundles/rules.ts'

/** What a buyer has picked for a bundle, as its entry stores it; nothing for what needs no picks. */
export async function readPicks(
  scope: Scope,
  sent: BodyOf<typeof addCartEntryCall>['parts'],
  { bundle }: CartVariant,
): Promise<Result<Pick<StoredEntry, 'picks'>, 'bundle-incomplete' | 'variant-unavailable'>> {
  if (!bundle || !hasPicks(bundle)) return succeed({})
  const productOf = new Map<string, string>()
  const pieces = []
  for (const { itemId, sku, quantity } of sent ?? []) {
    const variant = await findVariantForCart(scope, itemId, sku)
    if (!variant) return fail('variant-unavailable')
    productOf.set(variant.variantId, variant.productId)
    pieces.push({ variantId: variant.variantId, quantity })
  }
  const picks = mergedPieces(pieces)
  return piecesOfBundle(bundle, picks, (id) => productOf.get(id)) ? succeed({ picks }) : fail('bundle-incomplete')
}
