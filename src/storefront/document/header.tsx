import { Menu, Search, ShoppingBag } from 'lucide-react'
import { useContentLanguage } from '../content-text.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Navigation, SecondaryLinks } from './navigation.tsx'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/**
 * The site's header. It is sticky and works by keyboard and on phones without any script, with `popover` and `details`.
 * The announcement above it scrolls away.
 */
export function Header({ site, path }: { site: Site; path: string }) {
  const { announcement } = site.appearance
  const language = useContentLanguage()
  return (
    <>
      {announcement && (
        <aside className="announcement" aria-label={documentTexts.announcement}>
          {announcement.href ? (
            <a href={announcement.href} lang={language}>
              {announcement.text}
            </a>
          ) : (
            <p lang={language}>{announcement.text}</p>
          )}
        </aside>
      )}
      {site.secondaryNavigation.length > 0 && (
        <nav className="site-secondary" aria-label={documentTexts.secondaryNavigation}>
          <SecondaryLinks site={site} path={path} />
        </nav>
      )}
      <header className="site-bar">
        <div className="site-header">
          <Brand site={site} path={path} />
          <Navigation site={site} path={path} brand={<Brand site={site} path={path} />} />
          <div className="site-tools">
            <a className="icon-button" href="/search" aria-label={documentTexts.search}>
              <Search aria-hidden />
            </a>
            <a className="icon-button sqs-custom-cart" href="/cart" data-cart-indicator="">
              <ShoppingBag aria-hidden />
              <span className="visually-hidden">
                {documentTexts.cart}
                <span className="site-cart-items">{documentTexts.cartItems} </span>
              </span>
              <span className="sqs-cart-quantity">0</span>
            </a>
            {site.navigation.length + site.secondaryNavigation.length > 0 && (
              <button
                className="icon-button site-navigation-open"
                type="button"
                popoverTarget="site-navigation"
                aria-label={documentTexts.openMenu}
              >
                <Menu aria-hidden />
              </button>
            )}
          </div>
        </div>
      </header>
    </>
  )
}

function Brand({ site, path }: { site: Site; path: string }) {
  const { logo } = site.appearance
  return (
    <a className="site-brand" href="/" lang={useContentLanguage()} aria-current={path === '/' ? 'page' : undefined}>
      {logo ? <Picture picture={{ ...logo, altText: site.title }} sizes="200px" loading="eager" /> : site.title}
    </a>
  )
}
