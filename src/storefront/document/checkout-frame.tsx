import { ChevronLeft } from 'lucide-react'
import { useContentLanguage } from '../content-text.tsx'
import { SiteLogo } from '../pictures/site-logo.tsx'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/** The header of checkout: the shop's name and the way back. Nothing else leads away from paying. */
export function CheckoutHeader({ site, hasCart }: { readonly site: Site; readonly hasCart: boolean }) {
  return (
    <header className="checkout-header">
      <a className="site-brand" href={site.homePath} lang={useContentLanguage()}>
        <SiteLogo {...site.appearance} title={site.title} height={48} loading="eager" />
      </a>
      {hasCart && (
        <a className="checkout-back" href="/cart">
          <ChevronLeft aria-hidden />
          {documentTexts.backToCart}
        </a>
      )}
    </header>
  )
}

/** The shop's policies, which customers accept by ordering; they open in a new tab, so that the form stays. */
export function CheckoutFooter({ site: { policies } }: { readonly site: Site }) {
  if (policies.length === 0) return null
  return (
    <footer className="checkout-footer">
      <nav aria-label={documentTexts.policies}>
        <ul>
          {policies.map(({ title, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener">
                {title}
                <span className="visually-hidden"> {documentTexts.opensInNewTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
