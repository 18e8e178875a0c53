import type { Menus } from '#server/collections/read-navigation.ts'
import { followedLink } from '#shared/links/page-links.ts'
import type { NavigationLink } from '#storefront/document/site.ts'

/** The URL of the home page while a splash page is shown at its own; it is reserved, so that nothing else has it. */
export const HOME = 'home'

/** What changes while a splash page is shown first: the home page has another URL, and everything that links to it follows. */
export interface Opening {
  /** The page that visitors find at a URL; '' is the first one of the site. */
  pageAt(urlId: string): 'splash' | { readonly urlId: string }
  readonly homePath: string
}

export const openingOf = (hasSplash: boolean): Opening => ({
  homePath: hasSplash ? `/${HOME}` : '/',
  pageAt(urlId) {
    if (!hasSplash || (urlId !== '' && urlId !== HOME)) return { urlId }
    return urlId === '' ? 'splash' : { urlId: '' }
  },
})

/** Menus whose links to the home page lead to where it is. */
export function menusWith({ homePath }: Opening, menus: Menus): Menus {
  if (homePath === '/') return menus
  const follow = (link: NavigationLink): NavigationLink => ({
    ...link,
    href: link.href && followedLink(link.href, { homePath, pathOf: () => null }),
    children: link.children.map(follow),
  })
  const { main, secondary, footer, folders } = menus
  return {
    ...{ main: main.map(follow), secondary: secondary.map(follow), footer: footer.map(follow) },
    folders: folders.map((folder) => ({ ...folder, links: folder.links.map(follow) })),
  }
}
