import type { MenuIdentifier } from '#shared/collections/menus.ts'
import type { SiteMenuLink } from '#storefront/blocks/model.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import type { Resolver } from './resolver.ts'

const placeOf = {
  mainNavigation: 'main',
  secondaryNavigation: 'secondary',
  footerNavigation: 'footer',
} as const satisfies Record<MenuIdentifier, string>

/** Finds the links of a menu that visitors see; null where there are none. */
export const resolveSiteMenu: Resolver<'site-menu'> = async ({ sources, path }, _context, { id, type, settings }) => {
  const { menu, title, design } = settings
  const links = (await sources.menus())[placeOf[menu]]
  return links.length === 0 ? null : { id, type, title, design, links: links.map((link) => toLink(link, path)) }
}

const toLink = ({ title, href, newWindow, children }: NavigationLink, path: string): SiteMenuLink => ({
  ...{ title, href, newWindow },
  isCurrent: href === path,
  children: children.map((child) => toLink(child, path)),
})
