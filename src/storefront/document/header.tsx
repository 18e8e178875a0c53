import { ChevronDown, Menu, Search, ShoppingBag, X } from 'lucide-react'
import { Picture } from '../pictures/picture.tsx'
import type { NavigationLink, Site } from './site.ts'

/** The site's header: works by keyboard and on the phone without any script, by `popover` and `details`. */
export function Header({ site, path }: { site: Site; path: string }) {
  const { navigation } = site
  const { announcement, logo } = site.appearance
  return (
    <header>
      {announcement && (
        <p className="announcement">
          {announcement.href ? <a href={announcement.href}>{announcement.text}</a> : announcement.text}
        </p>
      )}
      <div className="site-header">
        <a className="site-brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
          {logo ? <Picture picture={{ ...logo, altText: site.title }} sizes="200px" loading="eager" /> : site.title}
        </a>
        {navigation.length > 0 && <Navigation links={navigation} path={path} />}
        <div className="site-tools">
          <a className="icon-button" href="/search" aria-label="Search">
            <Search aria-hidden />
          </a>
          <a className="icon-button sqs-custom-cart" href="/cart" data-cart-indicator="">
            <ShoppingBag aria-hidden />
            <span className="visually-hidden">Cart</span>
            <span className="visually-hidden site-cart-items">, items: </span>
            <span className="sqs-cart-quantity">0</span>
          </a>
          {navigation.length > 0 && (
            <button
              className="icon-button site-navigation-open"
              type="button"
              popoverTarget="site-navigation"
              aria-label="Open the menu"
            >
              <Menu aria-hidden />
            </button>
          )}
        </div>
      </div>
    </header>
  )
}

/** On a phone a popover over the whole screen, on a wide screen a row: one element for both. */
function Navigation({ links, path }: { links: readonly NavigationLink[]; path: string }) {
  return (
    <nav className="site-navigation" id="site-navigation" popover="auto" aria-label="Main">
      <button
        className="icon-button site-navigation-close"
        type="button"
        popoverTarget="site-navigation"
        popoverTargetAction="hide"
        aria-label="Close the menu"
      >
        <X aria-hidden />
      </button>
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            <Entry link={link} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Entry({ link, path }: { link: NavigationLink; path: string }) {
  if (link.children.length === 0) return <Destination link={link} path={path} />
  return (
    <details className="site-folder" name="site-folder">
      <summary>
        {link.title}
        <ChevronDown aria-hidden />
      </summary>
      <ul>
        {link.children.map((child) => (
          <li key={child.title}>
            <Destination link={child} path={path} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Destination({ link, path }: { link: NavigationLink; path: string }) {
  if (link.href === null) return <span>{link.title}</span>
  return (
    <a href={link.href} aria-current={link.href === path ? 'page' : isInside(path, link.href) ? 'true' : undefined}>
      {link.title}
    </a>
  )
}

const isInside = (path: string, href: string) => href !== '/' && path.startsWith(`${href}/`)
