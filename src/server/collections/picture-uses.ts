import { MOST_USES } from '#server/files/asset-store.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { saveUses } from '#server/uses/save-uses.ts'
import { detailsColumn } from './listing-details.ts'

/** Titles of the categories and store pages that show a picture. */
export async function listingsWithPicture(scope: Scope, assetId: string): Promise<string[]> {
  return [...(await categories(scope, assetId)), ...(await storePages(scope, assetId))]
}

async function categories({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('asset_uses')
    .innerJoin('categories', (join) =>
      join
        .onRef('categories.website_id', '=', 'asset_uses.website_id')
        .onRef('categories.id', '=', 'asset_uses.noun_id'),
    )
    .select('categories.display_name')
    .where('asset_uses.website_id', '=', websiteId)
    .where('asset_uses.asset_id', '=', assetId)
    .where('asset_uses.noun', '=', 'category')
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.display_name)
}

async function storePages({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('asset_uses')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'asset_uses.website_id')
        .onRef('collections.id', '=', 'asset_uses.noun_id'),
    )
    .select('collections.title')
    .where('asset_uses.website_id', '=', websiteId)
    .where('asset_uses.asset_id', '=', assetId)
    .where('asset_uses.noun', '=', 'collection')
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.title)
}

/** Writes which files the details of a category or a store page show. */
export const saveListingUses = (
  scope: ChangeScope,
  noun: 'category' | 'collection',
  listing: Parameters<typeof detailsColumn>[0] & { readonly id: string },
): Promise<void> => saveUses(scope, noun, [{ id: listing.id, formIds: [], text: detailsColumn(listing) }])
