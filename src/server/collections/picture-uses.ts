import { MOST_USES } from '#server/files/asset-store.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the categories and store pages that show a picture. */
export async function listingsWithPicture(scope: Scope, assetId: string): Promise<string[]> {
  return [...(await categories(scope, assetId)), ...(await storePages(scope, assetId))]
}

async function categories({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('categories')
    .select('display_name')
    .where('website_id', '=', websiteId)
    .where('details', 'like', `%${assetId}%`)
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.display_name)
}

async function storePages({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('collections')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('details', 'like', `%${assetId}%`)
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.title)
}
