import type { NavigationLink, Site } from './site.ts'

/** How a link is marked on a page: it leads to the page itself, or to what the page is inside of. */
export function currentAt(path: string | undefined, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== '/' && (path ?? '').startsWith(`${href}/`) ? 'true' : undefined
}

/**
 * The URLs of the site's menus that are marked on a page, each as `currentAt` says: pages with the same ones have the
 * same header and footer.
 */
export function currentLinks(site: Site, path: string): readonly string[] {
  const hrefs = hrefsOf(site)
  return beginningsOf(path).flatMap((href) => (hrefs.has(href) ? `${href} ${currentAt(path, href)}` : []))
}

/** The path itself, and the paths that it is inside of. */
function beginningsOf(path: string): string[] {
  const beginnings = [path]
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1))
    beginnings.push(path.slice(0, slash))
  return beginnings
}

const known = new WeakMap<Site, ReadonlySet<string>>()

function hrefsOf(site: Site): ReadonlySet<string> {
  const hrefs = known.get(site) ?? new Set([site.homePath, ...allHrefs(site)])
  known.set(site, hrefs)
  return hrefs
}

const allHrefs = ({ navigation, secondaryNavigation, footerNavigation }: Site) =>
  [navigation, secondaryNavigation, footerNavigation].flatMap((links) => links.flatMap(hrefsIn))

const hrefsIn = ({ href, children, categories }: NavigationLink): string[] => [
  ...(href === null ? [] : [href]),
  ...[...children, ...categories].flatMap(hrefsIn),
]
