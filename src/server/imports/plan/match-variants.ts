import type { Variant } from '#shared/products/schema.ts'
import type { ImportedVariant } from '../formats/imported-product.ts'

/**
 * The shop's variant for each variant of a file, or null for a new one: found by id, else by SKU, else by its values.
 * Each variant of the shop is used once.
 */
export function matchVariants(
  imported: readonly ImportedVariant[],
  present: readonly Variant[],
): readonly (Variant | null)[] {
  if (present.length === 0) return imported.map(() => null)
  const left = new Set(present)
  const found = new Map<ImportedVariant, Variant>()
  const signs: readonly ((variant: { id: string; sku: string; attributes: Variant['attributes'] }) => string)[] = [
    ({ id }) => id,
    ({ sku }) => sku,
    ({ attributes }) => valuesKey(attributes),
  ]
  for (const signOf of signs) {
    const bySign = new Map([...left].map((variant) => [signOf(variant), variant]))
    for (const one of imported) {
      const variant = bySign.get(signOf({ id: one.sourceId, sku: one.sku, attributes: one.attributes }))
      if (found.has(one) || !variant || !left.has(variant)) continue
      found.set(one, variant)
      left.delete(variant)
    }
  }
  return imported.map((one) => found.get(one) ?? null)
}

function valuesKey(attributes: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(attributes).map(([name, value]) => [folded(name), folded(value)])
  return JSON.stringify(pairs.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)))
}

const folded = (text: string) => text.trim().toLowerCase()
