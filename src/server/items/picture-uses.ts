import { MOST_USES } from '#server/files/asset-store.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the items that have a picture or play a recording, and of the albums whose cover it is. */
export async function itemsWithPicture(scope: Scope, assetId: string): Promise<string[]> {
  return [...(await items(scope, assetId)), ...(await albums(scope, assetId))]
}

async function items({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('asset_uses')
    .innerJoin('items', (join) =>
      join.onRef('items.website_id', '=', 'asset_uses.website_id').onRef('items.id', '=', 'asset_uses.noun_id'),
    )
    .select('items.title')
    .where('asset_uses.website_id', '=', websiteId)
    .where('asset_uses.asset_id', '=', assetId)
    .where('asset_uses.noun', '=', 'item')
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.title)
}

async function albums({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('asset_uses')
    .innerJoin('item_collections as album', (join) =>
      join.onRef('album.website_id', '=', 'asset_uses.website_id').onRef('album.id', '=', 'asset_uses.noun_id'),
    )
    .select('album.title')
    .where('asset_uses.website_id', '=', websiteId)
    .where('asset_uses.asset_id', '=', assetId)
    .where('asset_uses.noun', '=', 'item-collection')
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.title)
}
