import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Product, ProductFile } from '#shared/products/schema.ts'

/** The files of digital products in order, by product. */
export async function readFiles(
  { database, websiteId }: Scope,
  productIds: readonly string[],
): Promise<Map<string, ProductFile[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('product_files as place')
    .innerJoin('download_files as file', (join) =>
      join.onRef('file.website_id', '=', 'place.website_id').onRef('file.id', '=', 'place.file_id'),
    )
    .select(['place.product_id', 'place.id', 'place.file_id', 'file.filename', 'file.bytes'])
    .where('place.website_id', '=', websiteId)
    .where('place.product_id', 'in', [...productIds])
    .orderBy('place.product_id')
    .orderBy('place.position')
    .execute()
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map(
    [...byProduct].map(([productId, files]) => [
      productId,
      files.map(({ id, file_id: fileId, filename, bytes }) => ({ id, fileId, filename, bytes })),
    ]),
  )
}

/** Inserts the files of products that have none yet. */
export async function insertFiles(scope: ChangeScope, products: readonly Product[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.files.map((file, position) => ({
      website_id: scope.websiteId,
      product_id: product.id,
      id: file.id,
      file_id: file.fileId,
      position,
    })),
  )
  for (const piece of inPieces(rows)) await scope.database.insertInto('product_files').values(piece).execute()
}

/** Updates a product's files from one state to another. Buyers of a replaced file download the new one. */
export async function updateFiles(scope: ChangeScope, before: Product, after: Product): Promise<void> {
  const { database, websiteId } = scope
  await database
    .deleteFrom('product_files')
    .where('website_id', '=', websiteId)
    .where('product_id', '=', after.id)
    .execute()
  await insertFiles(scope, [after])
  const earlier = new Map(before.files.map((file) => [file.id, file.fileId]))
  for (const { id, fileId } of after.files) {
    if (!earlier.has(id) || earlier.get(id) === fileId) continue
    await database
      .updateTable('order_downloads')
      .set({ file_id: fileId })
      .where('website_id', '=', websiteId)
      .where('product_id', '=', after.id)
      .where('product_file_id', '=', id)
      .execute()
  }
}
