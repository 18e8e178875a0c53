import type { Scope } from '#server/scope.ts'

/** The appearance of the site, if it shows a picture. */
export async function appearanceWithPicture({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const row = await database
    .selectFrom('websites')
    .select('id')
    .where('id', '=', websiteId)
    .where('appearance', 'like', `%${assetId}%`)
    .executeTakeFirst()
  return row ? ['the site’s appearance'] : []
}
