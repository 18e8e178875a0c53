import { pageLinksOfSettings, withFollowedLinks } from '#shared/links/page-links.ts'
import type { PageSources } from './sources.ts'

/** Settings with the paths of the pages that they link to: '' for pages that visitors do not see. */
export async function followLinks<Settings>(settings: Settings, sources: Pick<PageSources, 'pagePaths'>) {
  const ids = pageLinksOfSettings(settings)
  if (ids.length === 0) return settings
  const paths = await sources.pagePaths(ids)
  return withFollowedLinks(settings, (id) => paths.get(id) ?? null)
}
