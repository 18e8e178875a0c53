import type { Scope } from '#server/scope.ts'
import { siteAppearance } from './documents.ts'

/** What the appearance of the site shows a picture as. */
export async function appearanceWithPicture({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const row = await database
    .selectFrom('websites')
    .select('appearance')
    .where('id', '=', websiteId)
    .where('appearance', 'like', `%${assetId}%`)
    .executeTakeFirst()
  if (!row) return []
  const { logo, logoOnDark, icon, socialPicture } = siteAppearance.read(row.appearance)
  return [
    ...(logo?.id === assetId ? ['the site’s logo'] : []),
    ...(logoOnDark?.id === assetId ? ['the site’s logo on dark backgrounds'] : []),
    ...(icon?.id === assetId ? ['the site’s icon'] : []),
    ...(socialPicture?.id === assetId ? ['the site’s social image'] : []),
  ]
}
