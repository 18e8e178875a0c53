import { isDeepStrictEqual } from 'node:util'
import { insertPlaces } from '#server/collections/insert-places.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { updateFiles } from '../product-files.ts'
import { productRow, variantRow } from '../product-rows.ts'
import { saveProductUses } from '../uses.ts'
import { insertPictures } from './insert-products.ts'

interface Update {
  readonly before: Product
  readonly after: Product
}

/** Updates the rows of products from one state to another; unchanged rows are not written. */
export async function updateProductRows(scope: ChangeScope, updates: readonly Update[]): Promise<void> {
  for (const { before, after } of updates) {
    await scope.database
      .updateTable('products')
      .set(productRow(scope.websiteId, after))
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', after.id)
      .execute()
    await updateVariants(scope, before, after)
    await updatePlaces(scope, before, after)
    if (!isDeepStrictEqual(before.files, after.files)) await updateFiles(scope, before, after)
  }
  await saveProductUses(scope, updates)
  const withOtherPictures = updates.filter(({ before, after }) => !isDeepStrictEqual(before.pictures, after.pictures))
  if (withOtherPictures.length === 0) return
  const products = withOtherPictures.map(({ after }) => after)
  await scope.database
    .deleteFrom('product_pictures')
    .where('website_id', '=', scope.websiteId)
    .where(
      'product_id',
      'in',
      products.map((product) => product.id),
    )
    .execute()
  await insertPictures(scope, products)
}

async function updateVariants(scope: ChangeScope, before: Product, after: Product): Promise<void> {
  const { database, websiteId } = scope
  const kept = new Set(after.variants.map((variant) => variant.id))
  const gone = before.variants.filter((variant) => !kept.has(variant.id))
  if (gone.length > 0) {
    const ids = gone.map((variant) => variant.id)
    await database.deleteFrom('variants').where('website_id', '=', websiteId).where('id', 'in', ids).execute()
  }
  const earlier = new Map(before.variants.map((variant, position) => [variant.id, { variant, position }]))
  await releaseSkus(
    scope,
    after.variants.filter((variant) => earlier.has(variant.id) && earlier.get(variant.id)!.variant.sku !== variant.sku),
  )
  for (const [position, variant] of after.variants.entries()) {
    const known = earlier.get(variant.id)
    if (known?.position === position && isDeepStrictEqual(known.variant, variant)) continue
    const row = variantRow(websiteId, after.id, variant, position)
    if (known) {
      await database
        .updateTable('variants')
        .set(row)
        .where('website_id', '=', websiteId)
        .where('id', '=', variant.id)
        .execute()
    } else await database.insertInto('variants').values(row).execute()
  }
}

/** Two variants may exchange their SKUs: changed ones release the old SKU before any takes a new one. */
async function releaseSkus({ database, websiteId }: ChangeScope, variants: readonly Variant[]): Promise<void> {
  if (variants.length < 2) return
  await database
    .updateTable('variants')
    .set((set) => ({ sku: set.ref('id') }))
    .where('website_id', '=', websiteId)
    .where(
      'id',
      'in',
      variants.map((variant) => variant.id),
    )
    .execute()
}

async function updatePlaces(scope: ChangeScope, before: Product, after: Product): Promise<void> {
  const gone = before.categoryIds.filter((id) => !after.categoryIds.includes(id))
  const added = after.categoryIds.filter((id) => !before.categoryIds.includes(id))
  if (gone.length > 0) {
    await scope.database
      .deleteFrom('product_categories')
      .where('website_id', '=', scope.websiteId)
      .where('product_id', '=', after.id)
      .where('category_id', 'in', gone)
      .execute()
  }
  await insertPlaces(
    scope,
    added.map((categoryId) => ({ productId: after.id, categoryId })),
  )
}
