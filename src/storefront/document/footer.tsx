import { FormBlock } from '../blocks/form/block.tsx'
import { useContentLanguage } from '../content-text.tsx'
import type { PageHead } from './page-head.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import type { Site } from './site.ts'
import { documentTexts } from './texts.ts'

/** The site's footer: the owner's text, a form such as the newsletter's, links, policies and the imprint. */
export function Footer({ site, head }: { site: Site; head: PageHead }) {
  const { text, links, imprint } = site.appearance.footer
  const language = useContentLanguage()
  return (
    <footer className="site-footer">
      <div className="site-footer-words" lang={language}>
        <p className="site-footer-title">{site.title}</p>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <FooterForm site={site} head={head} />
      {links.length > 0 && <FooterLinks label={documentTexts.footer} links={links} language={language} />}
      {site.policies.length > 0 && <FooterLinks label={documentTexts.policies} links={site.policies} />}
      {imprint && (
        <p className="site-footer-imprint" lang={language}>
          {imprint}
        </p>
      )}
    </footer>
  )
}

function FooterLinks({
  label,
  links,
  language,
}: {
  label: string
  links: readonly { readonly title: string; readonly href: string }[]
  language?: string | undefined
}) {
  return (
    <nav aria-label={label}>
      <ul lang={language}>
        {links.map((link) => (
          <li key={link.title}>
            <a href={link.href}>{link.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Its code loads at the first use; without JavaScript it is posted to a page of its own. */
function FooterForm({ site: { footerForm }, head }: { site: Site; head: PageHead }) {
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
