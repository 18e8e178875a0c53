import { MOST_USES } from '#server/files/asset-store.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the items that have a picture. */
export async function itemsWithPicture({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
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
