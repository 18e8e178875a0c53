import { subtreeOf } from '#server/collections/category-tree.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import { variantAttributes } from '#server/products/documents.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { readLocations } from '#server/stock-locations/part-store.ts'
import { nextCount } from '#server/websites/next-count.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { variantTitle } from '#shared/products/variants.ts'
import { type CountScope, countLimits, type NewCount } from '#shared/stock-counts/schema.ts'

const countedTypes = Object.values(productTypes).filter(isCounted)

/**
 * Starts a count of a location: it has a line for each tracked variant of what is counted, by product.
 * @param by the name of the person
 * @returns its id
 */
export async function startCount(
  scope: ChangeScope,
  wanted: NewCount,
  by: string,
): Promise<Result<string, 'location-not-found' | 'count-empty' | 'count-too-large'>> {
  const location = (await readLocations(scope)).find(({ id }) => id === wanted.locationId)
  if (!location) return fail('location-not-found')
  const variants = await findTracked(scope, wanted.scope)
  if (variants.length === 0) return fail('count-empty')
  if (variants.length > countLimits.lines) return fail('count-too-large')
  const id = newId()
  const none = { counted: 0, different: 0, closed_at: null }
  await insertRows(scope.database, 'stock_counts', [
    {
      website_id: scope.websiteId,
      id,
      number: await nextCount(scope, 'stock-counts'),
      state: 'open',
      location_id: location.id,
      location_name: location.name,
      is_blind: Number(wanted.isBlind),
      lines: variants.length,
      started_at: Date.now(),
      started_by: by,
      ...none,
    },
  ])
  const rows = variants.map((variant, position) => {
    const values = variantTitle(variantAttributes.read(variant.attributes))
    return {
      website_id: scope.websiteId,
      count_id: id,
      variant_id: variant.id,
      position,
      title: values ? `${variant.title} (${values})` : variant.title,
      sku: variant.sku,
      ...{ counted: null, expected: null, counted_at: null, counted_by: '' },
    }
  })
  await insertRows(scope.database, 'stock_count_lines', rows)
  return succeed(id)
}

async function findTracked(scope: Scope, wanted: CountScope) {
  const categoryIds = wanted.kind === 'category' ? await subtreeOf(scope, wanted.categoryId) : null
  return (
    scope.database
      .selectFrom('variants as variant')
      .innerJoin('products as product', (join) =>
        join.onRef('product.website_id', '=', 'variant.website_id').onRef('product.id', '=', 'variant.product_id'),
      )
      .select(['variant.id', 'variant.sku', 'variant.attributes', 'product.title'])
      .where('variant.website_id', '=', scope.websiteId)
      .where('variant.unlimited', '=', 0)
      // The stock of a bundle follows its parts.
      .where('product.is_bundle', '=', 0)
      // Seats of a service are no goods: they are counted only where their product was chosen.
      .where('product.product_type', 'in', wanted.kind === 'products' ? countedTypes : [productTypes.physical])
      .$if(wanted.kind === 'products', (some) =>
        some.where('variant.product_id', 'in', wanted.kind === 'products' ? [...wanted.productIds] : ['']),
      )
      .$if(categoryIds !== null, (some) =>
        some.where('variant.product_id', 'in', (places) =>
          places
            .selectFrom('product_categories as place')
            .select('place.product_id')
            .where('place.website_id', '=', scope.websiteId)
            .where('place.category_id', 'in', categoryIds!.length > 0 ? categoryIds! : ['']),
        ),
      )
      .orderBy('product.title')
      .orderBy('product.id')
      .orderBy('variant.position')
      .limit(countLimits.lines + 1)
      .execute()
  )
}
