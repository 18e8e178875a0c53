import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { FormBlock } from '../blocks/form/block.tsx'
import { useContentLanguage } from '../content-text.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { MenuLink } from './menu-link.tsx'
import type { PageHead } from './page-head.ts'
import type { NavigationLink, Site } from './site.ts'
import { documentTexts } from './texts.ts'

/**
 * What the footer contains in place of its form, which names the page that it is on. Nothing else in a footer is HTML:
 * words of the owner are escaped.
 */
export const FORM_SLOT = '<div data-form-slot=""></div>'

/** The site's footer: the owner's text, a form such as the newsletter's, links, policies and the imprint. */
export function Footer({ site, path, asksConsent }: { site: Site; path: string; asksConsent: boolean }) {
  const { text, imprint } = site.appearance.footer
  const language = useContentLanguage()
  return (
    <footer className="site-footer">
      <div className="site-footer-words" lang={language}>
        <p className="site-footer-title">{site.title}</p>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {site.footerForm && <div data-form-slot="" />}
      <FooterMenu links={site.footerNavigation} path={path} />
      {site.policies.length > 0 && <PolicyLinks links={site.policies} />}
      {asksConsent && (
        <button type="button" className="site-footer-consent" data-consent-open="" lang={language} hidden>
          {site.consent?.labels.settings}
        </button>
      )}
      <CurrencyForm site={site} />
      {imprint && (
        <p className="site-footer-imprint" lang={language}>
          {imprint}
        </p>
      )}
    </footer>
  )
}

/** The footer's menu: a list, or with folders a column for each, and one for links outside of them. */
function FooterMenu({ links, path }: { links: readonly NavigationLink[]; path: string }) {
  if (links.length === 0) return null
  const single = links.filter((link) => link.children.length === 0)
  const columns = links.filter((link) => link.children.length > 0)
  return (
    <nav className={columns.length > 0 ? 'site-footer-menu' : undefined} aria-label={documentTexts.footer}>
      {single.length > 0 && <FooterColumn links={single} path={path} />}
      {columns.map((column) => (
        <div key={`${column.title} ${column.href}`}>
          <div className="site-footer-column">
            <MenuLink link={{ ...column, children: [] }} path={path} />
          </div>
          <FooterColumn links={column.children} path={path} />
        </div>
      ))}
    </nav>
  )
}

function FooterColumn({ links, path }: { links: readonly NavigationLink[]; path: string }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.title} ${link.href}`}>
          <MenuLink link={link} path={path} />
        </li>
      ))}
    </ul>
  )
}

function PolicyLinks({ links }: { links: Site['policies'] }) {
  return (
    <nav aria-label={documentTexts.policies}>
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The form of the footer. Its code loads at the first use; without JavaScript it is posted to a page of its own. */
export function FooterForm({ site: { footerForm }, head }: { site: Site; head: PageHead }) {
  if (!footerForm) return null
  return (
    <div className="site-footer-form">
      <FormBlock
        when="interaction"
        block={{
          id: 'footer-form',
          type: 'form',
          ...footerForm,
          page: { id: head.itemId ?? head.collectionId ?? '', title: head.title },
          idPrefix: 'footer-',
          postsTo: '/newsletter/subscribe',
          isSent: false,
          posted: null,
        }}
      />
    </div>
  )
}
