import { folderBehaviors, type LayoutLink, NAVIGATION_DEPTH, type NavigationItem } from './schema.ts'

/** The menus of a site by their identifiers in `GetSiteLayout`, the main one first, and the levels that each draws. */
export const menus = [
  { identifier: 'mainNavigation', depth: NAVIGATION_DEPTH },
  { identifier: 'secondaryNavigation', depth: 1 },
  { identifier: 'footerNavigation', depth: 2 },
] as const
export type MenuIdentifier = (typeof menus)[number]['identifier']
export const menuIdentifiers = menus.map(({ identifier }) => identifier)

/** The place of a menu among the others; -1 for one of other software. */
export const positionOfMenu = (identifier: string): number => menus.findIndex((menu) => menu.identifier === identifier)

export const MAIN_MENU: MenuIdentifier = menus[0].identifier

/** How deep a menu is drawn; a menu of other software as deep as the main one. */
export const depthOfMenu = (identifier: string): number =>
  menus.find((menu) => menu.identifier === identifier)?.depth ?? NAVIGATION_DEPTH

/** The levels of links: 0 for none, 1 without folders. */
export const levelsOf = (links: readonly { readonly children: readonly LayoutLink[] }[]): number =>
  links.reduce((deepest, link) => Math.max(deepest, 1 + levelsOf(link.children)), 0)

/** A link without a target and title; a folder when it has neither. */
export const blankLink: LayoutLink = {
  collectionId: null,
  externalLink: null,
  memberAreaId: null,
  title: null,
  isHidden: false,
  folderBehavior: folderBehaviors.none,
  urlId: '',
  children: [],
}

/** Whether a link has no target of its own: it holds others, below its title. */
export const isFolder = (link: Pick<LayoutLink, 'collectionId' | 'externalLink' | 'memberAreaId'>): boolean =>
  link.collectionId === null && link.externalLink === null && link.memberAreaId === null

/** Navigation links as they are stored, from the body of `UpdateNavigation`. Only a folder has a URL of its own. */
export function toLayoutLinks(items: readonly NavigationItem[]): LayoutLink[] {
  return items.map(({ externalLink, items: children, title, folderBehavior, urlId = '', ...item }) => {
    const link: LayoutLink = {
      collectionId: item.collectionId ?? null,
      externalLink: externalLink ? toExternalLink(externalLink) : null,
      memberAreaId: item.memberAreaId ?? null,
      title: title || null,
      isHidden: item.isHidden ?? false,
      folderBehavior: folderBehaviors.none,
      urlId: '',
      children: toLayoutLinks(children ?? []),
    }
    const hasUrl = isFolder(link) && urlId !== '' && folderBehavior !== undefined
    return hasUrl && folderBehavior !== folderBehaviors.none ? { ...link, folderBehavior, urlId } : link
  })
}

function toExternalLink(link: NonNullable<NavigationItem['externalLink']>): { url: string; newWindow: boolean } {
  return typeof link === 'string'
    ? { url: link, newWindow: false }
    : { url: link.url, newWindow: link.newWindow ?? false }
}

/** Links as `UpdateNavigation` and the studio send them. */
export function toNavigationItems(links: readonly LayoutLink[]): NavigationItem[] {
  return links.map(({ children, ...link }) => ({ ...link, items: toNavigationItems(children) }))
}

/** The URLs of folders that have one. */
export const folderUrlIds = (links: readonly LayoutLink[]): string[] =>
  links.flatMap((link) => [...(link.urlId === '' ? [] : [link.urlId]), ...folderUrlIds(link.children)])

/** All collections, categories and pages that links name, also in folders. */
export function namedIn(links: readonly LayoutLink[]): string[] {
  return links.flatMap((link) => [...(link.collectionId ? [link.collectionId] : []), ...namedIn(link.children)])
}
