import { ContentText } from '../content-text.tsx'
import { currentAt } from './current-links.ts'
import type { NavigationLink } from './site.ts'
import { documentTexts } from './texts.ts'

/** The name of the link to a whole store, above its categories; it is not the owner's word. */
export const ALL_PRODUCTS = documentTexts.allProducts

/** A link of a menu, or the title of a folder. A new window is announced to screen readers. */
export function MenuLink({ link, path }: { link: NavigationLink; path?: string }) {
  if (link.href === null)
    return (
      <span className="site-links-title">
        <ContentText>{link.title}</ContentText>
      </span>
    )
  return (
    <a
      href={link.href}
      aria-current={currentAt(path, link.href)}
      {...(link.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {link.title === ALL_PRODUCTS ? link.title : <ContentText>{link.title}</ContentText>}
      {link.newWindow && <span className="visually-hidden"> {documentTexts.opensInNewWindow}</span>}
    </a>
  )
}
