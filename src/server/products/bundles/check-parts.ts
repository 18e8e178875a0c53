import { inPieces } from '#server/database/in-pieces.ts'
import type { Scope } from '#server/scope.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { canBePart } from '#shared/products/bundles/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import { productDetails } from '../documents.ts'

/** A product that a saved bundle names. */
export interface KnownPart {
  readonly title: string
  readonly canBePart: boolean
  readonly variantIds: ReadonlySet<string>
}

/** The products that bundles name, by id; deleted ones are missing. */
export async function readKnownParts(
  { database, websiteId }: Scope,
  inputs: readonly Pick<ProductInput, 'bundle'>[],
): Promise<ReadonlyMap<string, KnownPart>> {
  const ids = [...new Set(inputs.flatMap(({ bundle }) => bundle?.parts.map(({ productId }) => productId) ?? []))]
  const known = new Map<string, KnownPart>()
  for (const piece of inPieces(ids)) {
    const rows = await database
      .selectFrom('products as product')
      .innerJoin('variants as variant', (join) =>
        join.onRef('variant.website_id', '=', 'product.website_id').onRef('variant.product_id', '=', 'product.id'),
      )
      .select(['product.id', 'product.title', 'product.product_type', 'product.details', 'variant.id as variant_id'])
      .where('product.website_id', '=', websiteId)
      .where('product.id', 'in', piece)
      .execute()
    for (const row of rows) {
      const earlier = known.get(row.id)
      known.set(row.id, {
        title: row.title,
        canBePart:
          earlier?.canBePart ?? canBePart({ ...productDetails.read(row.details), productType: row.product_type }),
        variantIds: new Set([...(earlier?.variantIds ?? []), row.variant_id]),
      })
    }
  }
  return known
}

type PartRefusal = 'bundle-part-missing' | 'bundle-part-not-allowed'

/**
 * Why a bundle cannot have its parts; null when it can. Parts that it had before are not checked again: a part
 * that was deleted since does not prevent other changes.
 */
export function partRefusal(
  { bundle }: Pick<ProductInput, 'bundle'>,
  before: Product | null,
  known: ReadonlyMap<string, KnownPart>,
): { ok: false; failure: Failure<PartRefusal> } | null {
  const keyOf = ({ productId, variantId }: { productId: string; variantId: string | null }) =>
    `${productId} ${variantId ?? ''}`
  const earlier = new Set(before?.bundle?.parts.map(keyOf))
  for (const part of bundle?.parts ?? []) {
    if (earlier.has(keyOf(part))) continue
    const found = known.get(part.productId)
    if (!found || (part.variantId !== null && !found.variantIds.has(part.variantId))) return fail('bundle-part-missing')
    if (!found.canBePart) return fail('bundle-part-not-allowed', { name: found.title })
  }
  return null
}
