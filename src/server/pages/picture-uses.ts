import { MOST_USES } from '#server/files/asset-store.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the pages that show a picture, or whose drafts and saved versions do. */
export async function pagesWithPicture({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('asset_uses')
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'asset_uses.website_id').onRef('pages.id', '=', 'asset_uses.noun_id'),
    )
    .select('pages.title')
    .distinct()
    .where('asset_uses.website_id', '=', websiteId)
    .where('asset_uses.asset_id', '=', assetId)
    .where('asset_uses.noun', 'in', ['page', 'page-draft'])
    .limit(MOST_USES)
    .execute()
  return [...rows.map((row) => row.title), ...(await versionsWithPicture({ database, websiteId }, assetId))]
}

async function versionsWithPicture({ database, websiteId }: Pick<Scope, 'database' | 'websiteId'>, assetId: string) {
  const rows = await database
    .selectFrom('asset_uses')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.website_id', '=', 'asset_uses.website_id').onRef('version.id', '=', 'asset_uses.noun_id'),
    )
    .innerJoin('pages', (join) =>
      join.onRef('pages.website_id', '=', 'version.website_id').onRef('pages.id', '=', 'version.page_id'),
    )
    .select('pages.title')
    .distinct()
    .where('asset_uses.website_id', '=', websiteId)
    .where('asset_uses.asset_id', '=', assetId)
    .where('asset_uses.noun', '=', 'page-version')
    .limit(MOST_USES)
    .execute()
  return rows.map(({ title }) => `${title} (saved version)`)
}
