import type { CartEntry } from '#shared/cart/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'

/** What one bundle of an entry has besides what was picked for it, as text: '' for what is no bundle. */
export function fixedPartsOf(entry: Pick<CartEntry, 'parts' | 'picks'> | undefined): string {
  const left = new Map((entry?.picks ?? []).map(({ sku, quantity }) => [sku, quantity]))
  const fixed = (entry?.parts ?? []).flatMap(({ sku, title, attributes, quantity }) => {
    const picked = Math.min(quantity, left.get(sku) ?? 0)
    left.set(sku, (left.get(sku) ?? 0) - picked)
    const name = [title, variantTitle(attributes)].filter(Boolean).join(' · ')
    return quantity > picked ? [`${quantity - picked} × ${name}`] : []
  })
  return fixed.length > 0 ? `Includes ${fixed.join(', ')}` : ''
}
