/**
 * Links to pages of the site: `page:<id>#section`. They follow the page when its URL changes. A link that was typed as
 * `/` is one to the home page, which has another URL behind a splash page.
 */

/** Where links of a site lead. */
export interface LinkPaths {
  /** The path of a page; null for pages that visitors do not see. */
  pathOf(id: string): string | null
  readonly homePath: string
}

/** In HTML, and in a link of its own. */
const [HOME_IN_HTML, HOME_LINK] = [/ href="\/(?=["#?])/g, /^\/(?=$|[#?])/]
const LINK = / href="page:([0-9a-zA-Z-]{1,64})(#[a-z0-9-]{0,64})?"/g

/** The ids of the pages that HTML links to. */
export const pageLinksIn = (html: string): string[] =>
  html.includes('href="page:') ? [...html.matchAll(LINK)].map(([, id]) => id!) : []

/** HTML with the paths of the pages that it links to. Words that lead to pages that visitors do not see are no links. */
export const withPageLinks = (html: string, { pathOf, homePath }: LinkPaths): string =>
  html.includes('href="page:') || html.includes('href="/')
    ? html
        .replace(HOME_IN_HTML, ` href="${homePath}`)
        .replace(LINK, (_link, id: string, anchor = '') => {
          const path = pathOf(id)
          return path === null ? '' : ` href="${path}${anchor}"`
        })
        .replace(/ href="page:[^"]*"/g, '')
    : html

/** The id of the page that a link leads to; null for addresses. */
export const pageIdIn = (href: string): string | null =>
  href.startsWith('page:') ? href.slice('page:'.length).split('#')[0]! : null

/** The address of a link as visitors get it; '' when it leads to a page that they do not see. */
export function followedLink(href: string, { pathOf, homePath }: LinkPaths): string {
  const id = pageIdIn(href)
  if (id === null) return href.replace(HOME_LINK, homePath)
  const path = pathOf(id)
  const [, section] = href.split('#')
  return path === null ? '' : section === undefined ? path : `${path}#${section}`
}

/** The ids of the pages that settings link to: each link is the value of a key `href`. */
export function pageLinksOfSettings(settings: unknown): string[] {
  if (typeof settings !== 'object' || settings === null) return []
  return Object.entries(settings).flatMap(([key, value]) =>
    key === 'href' && typeof value === 'string' ? (pageIdIn(value) ?? []) : pageLinksOfSettings(value),
  )
}

/** Settings with every link to a page followed, as in `followedLink`. */
export function withFollowedLinks<Settings>(settings: Settings, paths: LinkPaths): Settings {
  if (typeof settings !== 'object' || settings === null) return settings
  if (Array.isArray(settings)) return settings.map((one) => withFollowedLinks(one, paths)) as Settings
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      key === 'href' && typeof value === 'string' ? followedLink(value, paths) : withFollowedLinks(value, paths),
    ]),
  ) as Settings
}
