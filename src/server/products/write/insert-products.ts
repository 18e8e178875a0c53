import { insertPlaces } from '#server/collections/insert-places.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { adoptAltTexts } from '#server/files/adopt-words.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Product } from '#shared/products/schema.ts'
import { insertFiles } from '../product-files.ts'
import { productRow, variantRow } from '../product-rows.ts'
import { insertProductUses } from '../uses.ts'
import { INDEX_GAP } from './count-products.ts'

/** Inserts new products with their parts, each at the end of its store. @param lastIndexes from `countProducts` */
export async function insertProducts(
  scope: ChangeScope,
  products: readonly Product[],
  lastIndexes: ReadonlyMap<string, number>,
): Promise<void> {
  const { database, websiteId } = scope
  const indexes = new Map(lastIndexes)
  const rows = products.map((product) => {
    const index = (indexes.get(product.collectionId) ?? 0) + INDEX_GAP
    indexes.set(product.collectionId, index)
    return { ...productRow(websiteId, product), display_index: index }
  })
  await insertRows(database, 'products', rows)
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => variantRow(websiteId, product.id, variant, position)),
  )
  await insertRows(database, 'variants', variants)
  await insertPictures(scope, products)
  await insertFiles(scope, products)
  await insertProductUses(scope, products)
  await insertPlaces(
    scope,
    products.flatMap((product) => product.categoryIds.map((categoryId) => ({ productId: product.id, categoryId }))),
  )
}

/** Inserts all pictures of products that have none yet. */
export async function insertPictures(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.pictures.map((picture, position) => ({
      website_id: scope.websiteId,
      id: newId(),
      product_id: product.id,
      asset_id: picture.id,
      position,
      alt_text: picture.altText,
      focal_x: picture.focalPoint.x,
      focal_y: picture.focalPoint.y,
    })),
  )
  await insertRows(scope.database, 'product_pictures', rows)
  await adoptAltTexts(
    scope,
    products.flatMap((product) => product.pictures),
  )
}
