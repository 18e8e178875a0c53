import { MOST_USES } from '#server/files/asset-store.ts'
import type { Scope } from '#server/scope.ts'

/** Titles of the pages that show a picture. */
export async function pagesWithPicture({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('pages')
    .select('title')
    .where('website_id', '=', websiteId)
    .where('content', 'like', `%${assetId}%`)
    .limit(MOST_USES)
    .execute()
  return rows.map((row) => row.title)
}
