import { ChevronDown, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { ContentText, useContentLanguage } from '../content-text.tsx'
import { HeaderButton } from './header-button.tsx'
import { ALL_PRODUCTS, MenuLink } from './menu-link.tsx'
import type { NavigationLink, Site } from './site.ts'
import { documentTexts } from './texts.ts'

interface Props {
  readonly site: Site
  readonly path: string
  /** The site's name or logo, shown at the top of the phone's menu. */
  readonly brand: ReactNode
}

/**
 * The main navigation. On a phone it is a full-screen popover with search, categories and contact details; on a wide
 * screen a row of links: one element for both.
 */
export function Navigation({ site, path, brand }: Props) {
  const language = useContentLanguage()
  if (site.navigation.length + site.secondaryNavigation.length === 0) return null
  const contact = paragraphsOf(site.appearance.footer.text)
  return (
    <nav className="site-navigation" id="site-navigation" popover="auto" aria-label={documentTexts.mainNavigation}>
      <div className="site-menu-head">
        {brand}
        <button
          className="icon-button"
          type="button"
          popoverTarget="site-navigation"
          popoverTargetAction="hide"
          aria-label={documentTexts.closeMenu}
          // The focus follows into the menu when it opens; on a wide screen the button is not there.
          // biome-ignore lint/a11y/noAutofocus: as above.
          autoFocus
        >
          <X aria-hidden />
        </button>
      </div>
      <search className="site-menu-search">
        <form action="/search" method="get">
          <input
            className="input"
            type="search"
            name="q"
            maxLength={100}
            aria-label={documentTexts.search}
            placeholder={documentTexts.search}
          />
          <button className="icon-button" type="submit" aria-label={documentTexts.search}>
            <Search aria-hidden />
          </button>
        </form>
      </search>
      <ul className="site-links">
        {site.navigation.map((link) => (
          <li key={link.title}>
            <Entry link={link} path={path} />
          </li>
        ))}
      </ul>
      <HeaderButton site={site} />
      <div className="site-menu-secondary">
        <SecondaryLinks site={site} path={path} />
      </div>
      {contact.length > 0 && (
        <div className="site-menu-contact" lang={language}>
          {contact.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </nav>
  )
}

/** The secondary menu: below the main one on a phone; on a wide screen the header shows it above. */
export function SecondaryLinks({ site: { secondaryNavigation }, path }: { site: Site; path: string }) {
  if (secondaryNavigation.length === 0) return null
  return (
    <ul className="site-secondary-links">
      {secondaryNavigation.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          <MenuLink link={link} path={path} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ link, path }: { link: NavigationLink; path: string }) {
  if (link.children.length === 0) {
    return (
      <>
        <MenuLink link={link} path={path} />
        {link.categories.length > 0 && (
          // Before the categories, as on the store's page: the store's name alone would look like their heading.
          <Links className="site-categories" links={[allProductsOf(link), ...link.categories]} path={path} />
        )}
      </>
    )
  }
  return (
    <details className="site-folder" name="site-folder">
      <summary aria-current={contains(link, path) ? 'true' : undefined}>
        <ContentText>{link.title}</ContentText>
        <ChevronDown aria-hidden />
      </summary>
      {/* A folder that has a page of its own: the page is the first of its links. */}
      <Links links={link.href === null ? link.children : [{ ...link, children: [] }, ...link.children]} path={path} />
    </details>
  )
}

const allProductsOf = (store: NavigationLink): NavigationLink => ({ ...store, title: ALL_PRODUCTS, categories: [] })

/** The links of a folder. A nested folder is always open, with its links indented. */
function Links({ links, path, className }: { links: readonly NavigationLink[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          <MenuLink link={link} path={path} />
          {link.children.length > 0 && <Links links={link.children} path={path} />}
        </li>
      ))}
    </ul>
  )
}

const contains = (link: NavigationLink, path: string): boolean =>
  link.children.some((child) => child.href === path || contains(child, path))
