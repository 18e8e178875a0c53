import type { StoredEntry } from '#shared/cart/schema.ts'
import type { CartVariant } from '../visible/read-cart-variants.ts'

/** The ids of the variants that entries consist of, besides their own: the parts of bundles. */
export function partIdsOf(
  entries: readonly Pick<StoredEntry, 'variantId' | 'picks'>[],
  variants: ReadonlyMap<string, Pick<CartVariant, 'bundle'>>,
): string[] {
  return entries.flatMap(({ variantId, picks = [] }) => {
    const bundle = variants.get(variantId)?.bundle
    if (!bundle) return []
    return [
      ...bundle.parts.flatMap((part) => (bundle.kind === 'fixed' && part.variantId ? [part.variantId] : [])),
      ...picks.map((pick) => pick.variantId),
    ]
  })
}
