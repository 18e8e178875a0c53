import type { CartVariant } from '#server/products/visible/read-cart-variants.ts'
import { readVariantsForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { StoredEntry } from '#shared/cart/schema.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import { hasPicks, mergedPieces } from '#shared/products/bundles/rules.ts'
import type { Bundle, BundlePiece } from '#shared/products/bundles/schema.ts'
import { readCartVariants } from '../read-cart-facts.ts'
import { contentsOf, missingStock } from './bundle-of-entry.ts'

/** A bundle of an order, as it is added to a cart again. */
export interface BoughtBundle {
  readonly variant: CartVariant
  readonly quantity: number
  readonly saved: Pick<StoredEntry, 'additionalFields' | 'answers' | 'picks'>
}

/** The bundles of an order with the same picks; null where one is not sold any more. */
export async function boughtBundles(scope: Scope, lines: readonly OrderLine[]): Promise<BoughtBundle[] | null> {
  const groups = Map.groupBy(
    lines.filter(({ bundle }) => bundle !== undefined),
    ({ bundle }) => bundle!.id,
  )
  const ids = [...groups.values()].map(([line]) => line!.bundle!.variantId)
  const variants = new Map((await readVariantsForCart(scope, [...new Set(ids)])).map((one) => [one.variantId, one]))
  const found: BoughtBundle[] = []
  for (const ofBundle of groups.values()) {
    const { variantId, quantity } = ofBundle[0]!.bundle!
    const variant = variants.get(variantId)
    if (!variant?.isVisible || !variant.bundle) return null
    const pieces = mergedPieces(
      ofBundle.map((line) => ({ variantId: line.variantId, quantity: line.quantity / quantity })),
    )
    const picks = hasPicks(variant.bundle) ? { picks: withoutFixed(variant.bundle, pieces) } : {}
    found.push({ variant, quantity, saved: { additionalFields: null, answers: [], ...picks } })
  }
  return found
}

/** What a buyer has picked among the pieces of a bundle. */
function withoutFixed(bundle: Bundle, pieces: readonly BundlePiece[]): BundlePiece[] {
  if (bundle.kind === 'choice') return [...pieces]
  return pieces.flatMap(({ variantId, quantity }) => {
    const fixed = bundle.parts.filter((part) => part.variantId === variantId)
    const left = quantity - fixed.reduce((all, part) => all + part.quantity, 0)
    return left > 0 ? [{ variantId, quantity: left }] : []
  })
}

/** Whether bundles can be bought now, in these quantities. */
export async function canBuyAgain(scope: Scope, bundles: readonly BoughtBundle[]): Promise<boolean> {
  const entries = bundles.map(({ variant, quantity, saved }) => ({ variantId: variant.variantId, quantity, ...saved }))
  const variants = await readCartVariants(scope, entries)
  return entries.every((entry) => contentsOf(entry, variants)?.parts && !missingStock(entry, entries, variants))
}
