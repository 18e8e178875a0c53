import { Menu, Search, ShoppingBag } from 'lucide-react'
import { headerFooterOf } from '#shared/header-footer/rules.ts'
import { useContentLanguage } from '../content-text.tsx'
import { SiteLogo } from '../pictures/site-logo.tsx'
import { Announcement } from './announcement.tsx'
import { HeaderButton } from './header-button.tsx'
import { Navigation, SecondaryLinks } from './navigation.tsx'
import type { PageHead } from './page-head.ts'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/**
 * The site's header. It is sticky and works by keyboard and on phones without any script, with `popover` and `details`.
 * The announcement above it scrolls away.
 */
export function Header({ site, head }: { site: Site; head: PageHead }) {
  const { path } = head
  const { header } = headerFooterOf(site.appearance)
  const isTransparent = head.header === 'transparent' || (head.header !== 'solid' && header.isTransparent)
  const background = isTransparent ? head.firstBackground : undefined
  return (
    <>
      {header.announcement && <Announcement announcement={header.announcement} />}
      {site.secondaryNavigation.length > 0 && (
        <nav className="site-secondary" aria-label={documentTexts.secondaryNavigation}>
          <SecondaryLinks site={site} path={path} />
        </nav>
      )}
      <header
        className={['site-bar', ...(background ? ['is-transparent', ...background] : [])].join(' ')}
        data-static={header.isSticky ? undefined : ''}
      >
        <div className="site-header" data-layout={header.layout}>
          <Brand site={site} path={path} />
          <Navigation site={site} path={path} brand={<Brand site={site} path={path} />} />
          <div className="site-tools">
            <HeaderButton site={site} />
            <a className="icon-button" href="/search" aria-label={documentTexts.search}>
              <Search aria-hidden />
            </a>
            {site.sellsProducts && <CartLink />}
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

function CartLink() {
  return (
    <a className="icon-button sqs-custom-cart" href="/cart" data-cart-indicator="">
      <ShoppingBag aria-hidden />
      <span className="visually-hidden">
        {documentTexts.cart}
        <span className="site-cart-items">{documentTexts.cartItems} </span>
      </span>
      <span className="sqs-cart-quantity">0</span>
    </a>
  )
}

function Brand({ site, path }: { site: Site; path: string }) {
  return (
    <a
      className="site-brand"
      href={site.homePath}
      lang={useContentLanguage()}
      aria-current={path === site.homePath ? 'page' : undefined}
    >
      <SiteLogo {...site.appearance} title={site.title} height={48} loading="eager" />
    </a>
  )
}
