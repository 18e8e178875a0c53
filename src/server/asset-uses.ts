import type { AssetScope, FindAssetUses } from './files/asset-store.ts'

const MOST = 20

/** Who can show a picture, one entry for each noun; each answers with the titles of what shows it. */
const nouns: readonly FindAssetUses[] = [productPictures, productBodies, categories, storePages, pages, appearance]

/** Titles of everything that shows an asset; empty when it may go. */
export const assetUses: FindAssetUses = async (scope, assetId) => {
  const uses: string[] = []
  for (const usesIn of nouns) uses.push(...(await usesIn(scope, assetId)))
  return [...new Set(uses)]
}

async function productPictures({ database, websiteId }: AssetScope, assetId: string): Promise<string[]> {
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
    .limit(MOST)
    .execute()
  return rows.map((row) => row.title)
}

// In texts the id itself is looked for: it is random, so that where it stands, the picture is meant.

async function productBodies({ database, websiteId }: AssetScope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('products')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('body', 'like', `%${assetId}%`)
    .limit(MOST)
    .execute()
  return rows.map((row) => row.title)
}

async function categories({ database, websiteId }: AssetScope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('categories')
    .select('display_name')
    .where('website_id', '=', websiteId)
    .where('details', 'like', `%${assetId}%`)
    .limit(MOST)
    .execute()
  return rows.map((row) => row.display_name)
}

async function storePages({ database, websiteId }: AssetScope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('collections')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('details', 'like', `%${assetId}%`)
    .limit(MOST)
    .execute()
  return rows.map((row) => row.title)
}

async function pages({ database, websiteId }: AssetScope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('pages')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('blocks', 'like', `%${assetId}%`)
    .limit(MOST)
    .execute()
  return rows.map((row) => row.title)
}

async function appearance({ database, websiteId }: AssetScope, assetId: string): Promise<string[]> {
  const row = await database
    .selectFrom('websites')
    .select('id')
    .where('id', '=', websiteId)
    .where('appearance', 'like', `%${assetId}%`)
    .executeTakeFirst()
  return row ? ['the site’s appearance'] : []
}
