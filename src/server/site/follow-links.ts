import { type LinkPaths, pageLinksOfSettings, withFollowedLinks } from '#shared/links/page-links.ts'
import type { PageSources } from './sources.ts'

type LinkSources = Pick<PageSources, 'pagePaths' | 'homePath'>

/** Settings with the paths of the pages that they link to: '' for pages that visitors do not see. */
export async function followLinks<Settings>(settings: Settings, sources: LinkSources): Promise<Settings> {
  const paths = await linkPaths(sources, pageLinksOfSettings(settings))
  return paths ? withFollowedLinks(settings, paths) : settings
}

/** Where links lead to some pages and to the home page; null where all of them lead where they say. */
export async function linkPaths(sources: LinkSources, ids: readonly string[]): Promise<LinkPaths | null> {
  const homePath = await sources.homePath()
  if (ids.length === 0 && homePath === '/') return null
  const paths = ids.length === 0 ? null : await sources.pagePaths(ids)
  return { homePath, pathOf: (id) => paths?.get(id) ?? null }
}
