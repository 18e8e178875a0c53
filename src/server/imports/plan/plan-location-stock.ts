import type { ImportFieldChange, ImportProblem } from '#shared/imports/schema.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { isCounted } from '#shared/products/rules.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { MOST_PIECES } from '#shared/stock/schema.ts'
import { keyOf } from '../formats/columns.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import { problem } from '../formats/problems.ts'
import type { LocationStock } from '../formats/vitrine/location-stock.ts'

/** Units of a variant at a location that an import sets. */
export interface PlannedStock {
  /** Its index in the variants of the input. */
  readonly place: number
  readonly locationId: string
  readonly quantity: number
}

export interface StockPlan {
  /** The input, whose stock stays as it is where locations are set. */
  readonly input: ProductInput
  readonly stock: readonly PlannedStock[]
  readonly changes: readonly ImportFieldChange[]
  readonly problems: readonly ImportProblem[]
}

/**
 * Decides what the columns of locations change. Where none of a variant's cells differs from what is there, its total is
 * the one that counts: owners can change either. A new variant is at its locations if the shop has all of them; otherwise
 * its total is at the main one.
 * @param variantPlaces for each variant of the file, its index in the input
 */
export function planLocationStock(
  imported: ImportedProduct,
  input: ProductInput,
  known: { readonly present: Product | null; readonly variantPlaces: readonly number[]; readonly shop: LocationStock },
): StockPlan {
  const { present, variantPlaces, shop } = known
  const unknown = new Set<string>()
  const tooMany: ImportProblem[] = []
  const stock: PlannedStock[] = []
  const changes: ImportFieldChange[] = []
  const variants = [...input.variants]
  for (const [index, variant] of imported.variants.entries()) {
    const place = variantPlaces[index]!
    const wanted = variants[place]
    if (!wanted || !variant.stockAt?.length || variant.unlimited || !isCounted(input.productType)) continue
    const before = present?.variants.find(({ id }) => id === wanted.id)
    const cells = variant.stockAt.flatMap(({ heading, pieces }) => {
      const location = shop.locations.get(keyOf(heading))
      if (!location) unknown.add(heading)
      return location ? [{ ...location, pieces, units: before ? unitsOf(before, location.id) : 0 }] : []
    })
    if (cells.reduce((sum, { pieces }) => sum + pieces, 0) > MOST_PIECES) {
      tooMany.push(problem('warning', 'locations-too-large', variant))
      continue
    }
    const differing = cells.filter(({ pieces, units }) => pieces !== units)
    if (differing.length === 0 || (!before && cells.length < variant.stockAt.length)) continue
    variants[place] = {
      ...wanted,
      unlimited: before?.unlimited ?? false,
      qtyInStock: before?.qtyInStock ?? 0,
      seenQtyInStock: before?.qtyInStock ?? null,
    }
    for (const { id, heading, pieces, units } of differing) {
      stock.push({ place, locationId: id, quantity: pieces })
      const field = input.variants.length > 1 ? `${heading} (${wanted.sku || 'Variant'})` : heading
      if (before) changes.push({ field, before: String(units), after: String(pieces) })
    }
  }
  const missing = shop.locations.size === 0 ? [] : [...unknown]
  const problems = [...missing.map((name) => problem('warning', 'location-unknown', imported, { name })), ...tooMany]
  return { input: { ...input, variants }, stock, changes, problems }

  function unitsOf({ id, qtyInStock }: Variant, locationId: string): number {
    return shop.unitsAt(id, qtyInStock, locationId)
  }
}
