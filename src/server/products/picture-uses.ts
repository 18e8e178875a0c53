import { MOST_USES } from '#server/files/asset-store.ts'
import { titlesOfUses } from '#server/files/titles-of-uses.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the products that show a picture, among their own or in their descriptions. */
export async function productsWithPicture(scope: Scope, assetId: string): Promise<string[]> {
  return [...(await productPictures(scope, assetId)), ...(await titlesOfUses(scope, 'product', assetId))]
}

async function productPictures({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('product_pictures')
    .innerJoin('products', (join) =>
      join
        .onRef('products.website_id', '=', 'product_pictures.website_id')
        .onRef('products.id', '=', 'product_pictures.product_id'),
    )
    .select('products.title')
    .distinct()
    .where('product_pictures.website_id', '=', websiteId)
    .where('product_pictures.asset_id', '=', assetId)
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.title)
}
