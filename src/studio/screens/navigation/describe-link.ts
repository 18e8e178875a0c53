import { isFolder, type MenuIdentifier } from '#shared/collections/menus.ts'
import type { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { folderBehaviors } from '#shared/collections/schema.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { MenuNode } from './nodes.ts'

export type LinkPlace = ReplyOf<typeof getNavigationCall>['places'][number]
export type Places = ReadonlyMap<string, LinkPlace>

export const menuWords: Readonly<Record<MenuIdentifier, { readonly title: string; readonly lead: string }>> = {
  mainNavigation: { title: 'Main menu', lead: 'In the header of every page. Links can be nested up to 3 levels deep.' },
  secondaryNavigation: {
    title: 'Secondary menu',
    lead: 'Small links above the header, such as Contact or Help. On a phone they are below the main menu.',
  },
  footerNavigation: {
    title: 'Footer menu',
    lead: 'In the footer of every page. A folder becomes a column with its name as the title.',
  },
}

export const kindWords: Readonly<Record<LinkPlace['kind'], string>> = {
  page: 'Pages',
  store: 'Store pages',
  category: 'Categories',
  collection: 'Collections',
}

/** What visitors read. */
export function titleOfLink({ link, children }: Pick<MenuNode, 'link' | 'children'>, places: Places): string {
  const place = places.get(link.collectionId ?? '')
  return link.title || place?.title || link.externalLink?.url || (children.length > 0 ? 'Folder' : 'Untitled')
}

/** Where a link leads, in a few words. */
export function targetOfLink({ link, children }: Pick<MenuNode, 'link' | 'children'>, places: Places): string {
  if (link.externalLink) return link.externalLink.url
  if (link.collectionId !== null) return places.get(link.collectionId)?.path ?? 'Deleted page'
  if (!isFolder(link)) return 'Member area'
  if (link.folderBehavior !== folderBehaviors.none) return `/${link.urlId}`
  return children.length === 0 ? 'Empty folder' : 'Folder'
}

/** Why visitors do not see a link; null when they do. */
export function whyUnseen({ link, children }: Pick<MenuNode, 'link' | 'children'>, places: Places): string | null {
  if (link.isHidden) return 'Hidden'
  if (link.collectionId !== null && !places.get(link.collectionId)?.isVisible) return 'Not published'
  return isFolder(link) && children.length === 0 ? 'Empty' : null
}
