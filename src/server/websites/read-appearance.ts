import type { Scope } from '#server/scope.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import { siteAppearance } from './documents.ts'

/** What the frame of every page shows, as it is stored. Call `raiseVersion` first to change it. */
export async function readAppearance({ database, websiteId }: Scope): Promise<Appearance> {
  const { appearance } = await database
    .selectFrom('websites')
    .select('appearance')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return siteAppearance.read(appearance)
}
